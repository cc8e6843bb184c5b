type Parts = Record<string, unknown>;

function partsOf(view: unknown): Parts {
  return typeof view === 'object' && view !== null ? { ...view } : {};
}

/** A table or a frame with the parts of its view that it leaves out, because they are as in the view
 *  before it. A part that has not changed stays the same object. */
export function filled<Told extends { view?: unknown; kept?: string[] }>(
  told: Told,
  before: unknown,
): Told {
  if (!told.kept) return told;
  const known = partsOf(before);
  const kept = Object.fromEntries(told.kept.map((part) => [part, known[part]]));
  return { ...told, view: { ...partsOf(told.view), ...kept } };
}
