/** A part of a rules page under its heading. */
export interface Passage {
  id: string;
  title: string;
  level: number;
  text: string;
}

export function passages(html: string): Passage[] {
  const page = new DOMParser().parseFromString(html, 'text/html');
  const parts: Passage[] = [];
  for (const child of page.body.children) {
    const level = /^H([23])$/.exec(child.tagName)?.[1];
    if (level) parts.push({ id: child.id, title: child.textContent ?? '', level: Number(level), text: '' });
    else if (parts.length) (parts.at(-1) as Passage).text += ` ${child.textContent ?? ''}`;
  }
  return parts;
}

export interface Hit extends Passage {
  excerpt: string;
}

const AROUND = 70;

/** Passages that hold every word, whatever its accents and capitals. */
export function found(parts: Passage[], wanted: string): Hit[] {
  const terms = plain(wanted).split(/\s+/).filter(Boolean);
  if (!terms.length) return [];
  return parts
    .filter((part) => terms.every((term) => plain(`${part.title} ${part.text}`).includes(term)))
    .map((part) => ({ ...part, excerpt: excerpt(part.text, terms[0] as string) }));
}

function excerpt(text: string, term: string): string {
  const tidy = text.replace(/\s+/g, ' ').trim();
  const at = Math.max(0, plain(tidy).indexOf(term) - AROUND);
  const cut = tidy.slice(at, at + 2 * AROUND + term.length);
  return `${at > 0 ? '…' : ''}${cut}${at + cut.length < tidy.length ? '…' : ''}`;
}

const plain = (text: string): string =>
  text.normalize('NFD').replace(/\p{Diacritic}/gu, '').toLocaleLowerCase();
