import { describe, expect, test } from 'vitest';
import { blockNamed } from '@/blocks/registry';
import { placesFor } from '@/editor/chrome/block-menu/places';
import { words } from '../document/pages';
import { orderOf, page } from '../document/support';

const heading = (text: string) => ({ '@type': 'heading', heading: text });

describe('Blocks are moved far by one step', () => {
  test('to the start below the title, to the end, and below each heading', () => {
    const document = page({ title: { '@type': 'title' }, a: words('a'), h: heading('One'), b: words('b') });
    const places = placesFor(document.state, ['a'], blockNamed);
    expect(places.map(({ name, heading: of }) => [name, of])).toEqual([
      ['below', 'One'],
      ['end', undefined],
    ]);
    document.run(places[0]?.command ?? (() => undefined));
    expect(orderOf(document.state)).toEqual(['title', 'h', 'a', 'b']);
    const [start] = placesFor(document.state, ['b'], blockNamed);
    document.run(start?.command ?? (() => undefined));
    expect(orderOf(document.state)).toEqual(['title', 'b', 'h', 'a']);
  });

  test('unless a template holds them', () => {
    const document = page({ a: { ...words('a'), fixed: true }, b: words('b') });
    expect(placesFor(document.state, ['a'], blockNamed)).toEqual([]);
  });
});
