import { describe, expect, test } from 'vitest';
import { knownBlocks } from '@/blocks/registry';
import { foundBlocks } from '@/editor/block-picker/offered-block';
import { synonymsOf } from '@/editor/block-picker/synonyms';
import de from '../../../locales/de.json';
import en from '../../../locales/en.json';
import '~test/support/all-blocks';

const offeredIn = (words: Readonly<Record<string, string>>) =>
  knownBlocks()
    .filter(({ restricted }) => restricted !== true)
    .map((definition) => ({ definition, title: words[String(definition.title.id)] ?? '' }));

const namesFor = (words: Readonly<Record<string, string>>, query: string) =>
  foundBlocks(offeredIn(words), query).map(({ definition }) => definition.name);

describe.each([
  ['German', de],
  ['English', en],
])('In %s a search for blocks', (_language, words) => {
  test.each([
    ['search', 'search'],
    ['suche', 'search'],
    ['Such', 'search'],
    ['job', 'jofilter'],
    ['stellen', 'jofilter'],
    ['bild', 'image'],
    ['image', 'image'],
    ['foto', 'image'],
    ['tabelle', 'slateTable'],
    ['table', 'slateTable'],
    ['karte', 'maps'],
    ['title', 'title'],
    ['video', 'video'],
    ['quote', 'quote'],
    ['listing', 'listing'],
  ])('for %s finds %s first', (query, name) => expect(namesFor(words, query)[0]).toBe(name));

  test('finds all that is offered by nothing, and nothing by what nobody is called', () => {
    expect(namesFor(words, ' ')).toEqual(offeredIn(words).map(({ definition }) => definition.name));
    expect(namesFor(words, 'constructor')).toEqual([]);
    expect(namesFor(words, 'such e')).toEqual([]);
  });
});

test('Beginnings of titles stand before beginnings of later words', () => {
  const [first = ''] = namesFor(en, 'sear');
  expect(first).toBe('search');
  expect(namesFor(en, 'sear')).toContain('jofilter');
});

test('Other words are there for blocks alone', () => {
  expect(synonymsOf('constructor')).toEqual([]);
  expect(synonymsOf('search')).toContain('suche');
});
