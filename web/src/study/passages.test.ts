import { describe, expect, it } from 'vitest';
import { found, passages } from './passages';

const PAGE = '<p>Before.</p><h2 id="turn">A turn</h2><p>Move one piece.</p><p>Then look.</p><h3 id="city">Ciudades</h3><p>Una acción en la ciudad.</p>';

describe('a rules page', () => {
  it('is read by its headings', () => {
    expect(passages(PAGE).map(({ id, level }) => [id, level])).toEqual([['turn', 2], ['city', 3]]);
    expect(passages(PAGE)[0]?.text).toContain('Then look.');
  });

  it('is searched without regard to accents and capitals', () => {
    expect(found(passages(PAGE), 'ACCION ciudad').map((hit) => hit.id)).toEqual(['city']);
    expect(found(passages(PAGE), 'acción')[0]?.excerpt).toContain('acción');
  });

  it('finds nothing for nothing, and nothing where a word is missing', () => {
    expect(found(passages(PAGE), '  ')).toEqual([]);
    expect(found(passages(PAGE), 'move dragon')).toEqual([]);
  });
});
