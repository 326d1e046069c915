import { beforeAll, describe, expect, test } from 'vitest';
import { editedDefinitions, type EditedDefinition } from '@/editor/block-picker/edited-definitions';
import { turnsOf } from '@/editor/block-picker/turns';
import { turnBlocks } from '@/editor/document/commands/turn-blocks';
import type { PageDocument } from '@/editor/document/page-document';
import { hostileValues } from '~test/support/hostile-data';
import '~test/support/all-blocks';
import { words } from '../document/pages';
import { page } from '../document/support';

let forms: readonly EditedDefinition[] = [];
beforeAll(async () => {
  forms = await editedDefinitions();
});

const offered = (document: PageDocument, keys: readonly string[]) => turnsOf(document.state, keys, forms);
const namesOf = (document: PageDocument, keys: readonly string[]) =>
  offered(document, keys).map(({ form }) => form.name);

/** Turns blocks into a form, and gives what is stored then in the order of the page. */
function turned(document: PageDocument, keys: readonly string[], name: string): Record<string, unknown>[] {
  const turn = offered(document, keys).find(({ form }) => form.name === name);
  if (!turn) throw new Error(`No form ${name}`);
  const before = JSON.stringify(document.toContent());
  const isDone = document.run((state) => turnBlocks(state, keys, turn.blocks));
  const content = document.toContent();
  document.undo();
  expect(isDone).toBe(true);
  expect(JSON.stringify(document.toContent())).toBe(before);
  const { blocks, blocks_layout: layout } = content as {
    blocks: Record<string, Record<string, unknown>>;
    blocks_layout: { items: string[] };
  };
  return layout.items.map((id) => blocks[id] ?? {});
}

const lost = (document: PageDocument, key: string, name: string) =>
  offered(document, [key])
    .find(({ form }) => form.name === name)
    ?.lost.map((each) => (typeof each === 'string' ? each : each.id));

const line = (type: string, ...children: unknown[]) => ({ type, children });
const listed = {
  '@type': 'slate',
  plaintext: 'one\ntwo',
  value: [line('ul', line('li', { text: 'one' }), line('li', { text: 'two' }))],
};
const picture = (name: string) => ({
  '@type': 'image',
  url: `/de/${name}`,
  alt: name,
  title: 'A title',
  description: 'Below it',
  size: 's',
});

describe('A text', () => {
  test('becomes a heading, a quote, a callout, a list or a panel, each as one step', () => {
    const document = page({ a: words('Alpha'), b: words('Beta') });
    expect(namesOf(document, ['a']).sort()).toEqual(
      ['accordion', 'callout', 'heading', 'ol', 'quote', 'textPill', 'ul'].sort(),
    );
    expect(turned(document, ['a'], 'heading')[0]).toMatchObject({ '@type': 'heading', heading: 'Alpha' });
    expect(turned(document, ['a'], 'quote')[0]).toMatchObject({ '@type': 'quote', plaintext: 'Alpha' });
    expect(turned(document, ['a'], 'callout')[0]).toMatchObject({ value: [{ type: 'callout' }] });
    expect(turned(document, ['a'], 'ul')[0]).toMatchObject({ value: [{ type: 'ul' }] });
    const [accordion] = turned(document, ['a'], 'accordion');
    expect(JSON.stringify(accordion)).toContain('Alpha');
  });

  test('of several lines gives the first to a heading and keeps the others', () => {
    const document = page({ a: listed });
    const made = turned(document, ['a'], 'heading');
    expect(made).toMatchObject([{ heading: 'one' }, { '@type': 'slate', plaintext: 'two' }]);
  });

  test('says that a heading has no formats', () => {
    const bold = {
      ...words('x'),
      value: [line('p', { text: '' }, line('strong', { text: 'x' }), { text: '' })],
    };
    expect(lost(page({ a: bold }), 'a', 'heading')).toEqual(['formats']);
    expect(lost(page({ a: words('x') }), 'a', 'heading')).toEqual([]);
    expect(lost(page({ a: bold }), 'a', 'quote')).toEqual([]);
  });
});

describe('Several texts', () => {
  test('become one list, and a list becomes several texts', () => {
    const document = page({ a: words('Alpha'), b: words('Beta'), c: words('Gamma') });
    const [list, rest] = turned(document, ['a', 'b'], 'ul');
    expect(list).toMatchObject({ plaintext: 'Alpha\nBeta', value: [{ type: 'ul' }] });
    expect(rest).toMatchObject({ plaintext: 'Gamma' });
    const back = turned(page({ a: listed }), ['a'], 'p');
    expect(back).toMatchObject([
      { plaintext: 'one', value: [{ type: 'p' }] },
      { plaintext: 'two', value: [{ type: 'p' }] },
    ]);
  });

  test('become panels, of which headings are the titles', () => {
    const heading = (text: string) => ({ '@type': 'heading', heading: text, tag: 'h2' });
    const document = page({ a: heading('One'), b: words('Alpha'), c: heading('Two'), d: words('Beta') });
    const [accordion] = turned(document, ['a', 'b', 'c', 'd'], 'accordion');
    const { data } = accordion as { data: { blocks: Record<string, { title: string }> } };
    expect(Object.values(data.blocks).map(({ title }) => title)).toEqual(['One', 'Two']);
  });

  test('of different containers, or such as have to stay, become nothing', () => {
    const panels = { '@type': 'accordion', blocks: { d: words('d') }, blocks_layout: { items: ['d'] } };
    expect(namesOf(page({ a: words('a'), panels }), ['a', 'd'])).toEqual([]);
    expect(namesOf(page({ a: words('a'), b: { ...words('b'), required: true } }), ['a', 'b'])).not.toContain(
      'ul',
    );
    expect(namesOf(page({ a: { ...words('a'), readOnly: true } }), ['a'])).toEqual([]);
  });
});

describe('A quote', () => {
  test('that becomes a text says who is left out', () => {
    const quote = { ...words('x'), '@type': 'quote', author: 'Lena', alignment: 'right' };
    expect(lost(page({ a: quote }), 'a', 'p')).toHaveLength(2);
    expect(turned(page({ a: quote }), ['a'], 'p')).toMatchObject([{ '@type': 'slate', plaintext: 'x' }]);
  });
});

describe('A picture', () => {
  test('becomes a teaser with its words, and says that its size goes', () => {
    const document = page({ a: picture('one') });
    expect(turned(document, ['a'], 'teaser')[0]).toMatchObject({
      '@type': 'teaser',
      title: 'A title',
      description: 'Below it',
      preview_image: [{ '@id': '/de/one', alt: 'one' }],
    });
    expect(lost(document, 'a', 'teaser')).toHaveLength(1);
    expect(namesOf(document, ['a'])).toEqual(['teaser']);
  });

  test('stands in a gallery with others, whose rows are of one length', () => {
    const names = ['a', 'b', 'c', 'd', 'e'];
    const document = page(Object.fromEntries(names.map((name) => [name, picture(name)])));
    const made = turned(document, names, 'gallery');
    expect(made.map((grid) => Object.keys(grid['blocks'] as object).length)).toEqual([3, 2]);
    expect(Object.values(made[0]?.['blocks'] as object)[0]).toMatchObject({
      '@type': 'image',
      alt: 'a',
      size: 's',
    });
  });
});

test('the ground of a block stays, and templates go on saying what they say of its place', () => {
  const document = page({ a: { ...words('x'), bg_color: 'sky', fixed: true } });
  const turn = offered(document, ['a']).find(({ form }) => form.name === 'quote');
  document.run((state) => turnBlocks(state, ['a'], turn?.blocks ?? []));
  expect(document.state.blocks.get('a')?.data).toMatchObject({
    '@type': 'quote',
    bg_color: 'sky',
    fixed: true,
  });
});

test('what is stored otherwise than editors write breaks nothing', () => {
  for (const [, value] of hostileValues)
    for (const { definition } of forms.filter(({ editor }) => editor.turning)) {
      const fields = definition.shape.fields ?? {};
      const stored = Object.fromEntries(Object.keys(fields).map((name) => [name, value]));
      expect(() => namesOf(page({ a: { ...stored, '@type': definition.name } }), ['a'])).not.toThrow();
    }
});
