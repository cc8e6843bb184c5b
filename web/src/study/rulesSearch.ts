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
    if (level)
      parts.push({ id: child.id, title: child.textContent ?? '', level: Number(level), text: '' });
    else if (parts.length) (parts.at(-1) as Passage).text += ` ${spaced(child)}`;
  }
  return parts;
}

/** The words of a part. Cells and lines are apart on the page, so they are apart here. */
function spaced(part: Element): string {
  for (const line of part.querySelectorAll('br')) line.replaceWith(' ');
  for (const cell of part.querySelectorAll('th, td'))
    if (cell.nextElementSibling) cell.append(' · ');
  for (const block of part.querySelectorAll('li, tr, p')) block.append(' ');
  return part.textContent ?? '';
}

export interface Hit extends Passage {
  excerpt: string;
}

const AROUND = 70;

/** Passages that hold every word, without regard to accents and capitals. */
export function found(parts: Passage[], wanted: string): Hit[] {
  const terms = plain(wanted).split(/\s+/).filter(Boolean);
  if (!terms.length) return [];
  return parts
    .filter((part) => terms.every((term) => plain(`${part.title} ${part.text}`).includes(term)))
    .map((part) => ({ ...part, excerpt: excerpt(part.text, terms[0] as string) }));
}

function excerpt(text: string, term: string): string {
  const tidy = text.replace(/\s+/g, ' ').trim();
  const found = Math.max(0, plain(tidy).indexOf(term));
  // Whole words: from the first that begins in reach to the last that ends there.
  const from = found <= AROUND ? 0 : tidy.indexOf(' ', found - AROUND) + 1;
  const reach = found + term.length + AROUND;
  const to = reach >= tidy.length ? tidy.length : tidy.lastIndexOf(' ', reach);
  return `${from > 0 ? '… ' : ''}${tidy.slice(from, to)}${to < tidy.length ? ' …' : ''}`;
}

const plain = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .toLocaleLowerCase();
