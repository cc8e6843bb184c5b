import { describe, expect, it } from 'vitest';
import { found, passages } from './rulesSearch';

const PAGE =
  '<p>Before.</p><h2 id="turn">A turn</h2><p>Move one piece.</p><p>Then look.</p><h3 id="city">Ciudades</h3><p>Una acción en la ciudad.</p>';

describe('a rules page', () => {
  it('is read by its headings', () => {
    expect(passages(PAGE).map(({ id, level }) => [id, level])).toEqual([
      ['turn', 2],
      ['city', 3],
    ]);
    expect(passages(PAGE)[0]?.text).toContain('Then look.');
  });

  it('is searched without regard to accents and capitals', () => {
    expect(found(passages(PAGE), 'ACCION ciudad').map((hit) => hit.id)).toEqual(['city']);
    expect(found(passages(PAGE), 'acción')[0]?.excerpt).toContain('acción');
  });

  it('keeps cells and lines apart', () => {
    const table =
      '<h2 id="cards">Cards</h2><table><tr><td>Villain<br>× 2</td><td>-10 points.</td></tr><tr><td>Field</td><td>10</td></tr></table>';
    expect(found(passages(table), 'villain')[0]?.excerpt).toBe(
      'Villain × 2 · -10 points. Field · 10',
    );
  });

  it('is quoted in whole words', () => {
    const words = Array.from({ length: 60 }, (_, n) => `word${n}`);
    const [hit] = found(passages(`<h2 id="long">Long</h2><p>${words.join(' ')}</p>`), 'word30');
    const quoted = hit?.excerpt.replace(/^… | …$/g, '').split(' ') ?? [];
    expect(quoted).toContain('word30');
    expect(quoted.length).toBeLessThan(40);
    expect(quoted.every((word) => words.includes(word))).toBe(true);
  });

  it('finds nothing for nothing, and nothing where a word is missing', () => {
    expect(found(passages(PAGE), '  ')).toEqual([]);
    expect(found(passages(PAGE), 'move dragon')).toEqual([]);
  });
});
