import { describe, expect, test } from 'vitest';
import { hitsIn, mostHits } from '@/editor/find/hits';
import { matchesIn } from '@/editor/find/matches';
import { replaceHits } from '@/editor/find/replace';
import { textsOf } from '@/editor/find/texts';
import { minutesFor, wordsIn, wordsOfPage } from '@/editor/find/word-count';
import { createPageDocument } from '@/editor/document/page-document';
import { holding, words } from '../document/pages';

const query = (found: string, more = {}) => ({ words: found, isExact: false, isWholeWord: false, ...more });
const open = (blocks: Record<string, unknown>, fields: Record<string, unknown> = {}) =>
  createPageDocument({ ...holding(blocks), ...fields }, { clock: () => 0 });

describe('Words are found', () => {
  test.each([
    ['whatever their letters are', 'Ein KATALYSATOR', query('katalysator'), [[4, 15]]],
    ['by their letters where that is wanted', 'Haus haus', query('haus', { isExact: true }), [[5, 9]]],
    [
      'as whole words',
      'Haus Hausbau, Haus',
      query('haus', { isWholeWord: true }),
      [
        [0, 4],
        [14, 18],
      ],
    ],
    ['with soft hyphens in them', 'Kata\u00adlysator', query('katalysator'), [[0, 12]]],
    ['with blanks that end no line', '10\u00a0km', query('10 km'), [[0, 5]]],
    ['with signs that mean something elsewhere', 'a (b) [c] $d', query('(b) ['), [[2, 7]]],
    ['not where nothing is sought', 'abc', query(''), []],
  ])('%s', (_name, text, sought, expected) => {
    expect(matchesIn(text, sought).map(({ start, end }) => [start, end])).toEqual(expected);
  });

  test('in the text of a block before its fields, in whichever order it is stored', () => {
    const { value } = words('Alpha');
    const texts = textsOf({ '@type': 'quote', author: 'alpha', value });
    expect(texts.map(({ path }) => path)).toEqual([['value'], ['author']]);
  });

  test('in rich text, in fields of blocks and of the page, not in addresses', () => {
    const document = open(
      {
        a: words('Alpha one'),
        b: { '@type': 'teaser', title: 'alpha', href: [{ '@id': '/alpha' }], variation: 'alpha' },
        c: { '@type': 'cards', cards: [{ title: 'x' }, { description: 'Alpha and alpha' }] },
      },
      { title: 'On alpha', id: 'alpha' },
    );
    const hits = hitsIn(document.state, query('alpha'), ['title']);
    expect(hits.map(({ block, path }) => [block, path.join('.')])).toEqual([
      [undefined, 'title'],
      ['a', 'value'],
      ['b', 'title'],
      ['c', 'cards.1.description'],
      ['c', 'cards.1.description'],
    ]);
  });

  test('so many at most', () => {
    const document = open({ a: words('a '.repeat(2 * mostHits)) });
    expect(hitsIn(document.state, query('a'), [])).toHaveLength(mostHits);
  });
});

describe('Words are replaced', () => {
  const bold = { type: 'strong', children: [{ text: 'alpha' }] };
  const link = { type: 'link', data: { url: '/alpha' }, children: [{ text: 'alpha' }] };
  const rich = {
    '@type': 'slate',
    plaintext: '',
    value: [
      {
        type: 'p',
        children: [
          { text: 'Alpha ' },
          bold,
          { text: ' al' },
          { ...bold, children: [{ text: 'pha' }] },
          { text: '' },
        ],
      },
      { type: 'ul', children: [{ type: 'li', children: [{ text: '' }, link, { text: '' }] }] },
    ],
  };

  test('everywhere as one step, with their formats and links', () => {
    const document = open({ a: rich, b: words('beta') }, { title: 'alpha' });
    const before = JSON.stringify(document.toContent());
    const hits = hitsIn(document.state, query('alpha'), ['title']);
    expect(hits).toHaveLength(5);
    expect(document.run((state) => replaceHits(state, hits, 'Omega'))).toBe(true);
    const data = document.state.blocks.get('a')?.data as typeof rich;
    expect(data.plaintext).toBe('Omega Omega Omega\nOmega');
    expect(data.value[0]?.children).toMatchObject([
      { text: 'Omega ' },
      { type: 'strong', children: [{ text: 'Omega' }] },
      { text: ' Omega' },
    ]);
    expect(data.value[1]).toMatchObject({ children: [{ children: [{}, { data: { url: '/alpha' } }, {}] }] });
    expect(document.state.fields.get('title')).toBe('Omega');
    document.undo();
    expect(JSON.stringify(document.toContent())).toBe(before);
  });

  test('by nothing, which leaves the rest', () => {
    const document = open({ a: words('one two one') });
    document.run((state) => replaceHits(state, hitsIn(state, query('one'), []), ''));
    expect(document.state.blocks.get('a')?.data).toMatchObject({ plaintext: ' two ' });
  });

  test('but for those that a template keeps', () => {
    const document = open({ a: { ...words('one'), readOnly: true }, b: words('one') });
    const hits = hitsIn(document.state, query('one'), []);
    document.run((state) => replaceHits(state, hits, 'two'));
    expect(document.state.blocks.get('a')?.data).toMatchObject({ plaintext: 'one' });
    expect(document.state.blocks.get('b')?.data).toMatchObject({ plaintext: 'two' });
  });
});

describe('Words are counted', () => {
  test('with what belongs to them', () => {
    expect(wordsIn('Ein Haus-Boot, 12.5 km – don’t!')).toBe(5);
    expect(wordsOfPage(open({ a: words('eins zwei'), b: words('drei') }, { title: 'Der Titel' }).state)).toBe(
      5,
    );
    expect([minutesFor(0), minutesFor(612)]).toEqual([1, 3]);
  });

  test('once for what nobody has changed', () => {
    const data = words('eins');
    expect(textsOf(data)).toBe(textsOf(data));
  });
});
