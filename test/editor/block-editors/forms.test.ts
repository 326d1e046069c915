// @vitest-environment jsdom
import { describe, expect, test } from 'vitest';
import type { BlockEditor } from '@/blocks/definition';
import { blockNamed } from '@/blocks/registry';
import { blockForm } from '@/tool/form/block-form';
import { newBlock } from '@/editor/block-picker/offered-block';
import '~test/support/all-blocks';
import { formOf } from '~test/support/form-of';

function defined<Value>(value: Value | undefined): Value {
  if (value === undefined) throw new Error('There is no editor.');
  return value;
}

const editorOf = async (name: string): Promise<BlockEditor> => defined(await blockNamed(name)?.editor?.());
const fieldsOf = async (name: string, stored: object) => {
  const { shape } = defined(blockNamed(name));
  return blockForm((await editorOf(name)).schema, shape.read({ '@type': name, ...stored }));
};

const target = {
  '@id': '/de/energie',
  title: 'Energie',
  description: 'Worte',
  head_title: 'Thema',
  image_field: 'image',
  image_scales: { image: [{ download: '@@images/image.png', width: 4, height: 3 }] },
};

describe('a new block is stored as Volto stores it', () => {
  test.each([
    ['gridBlock', { blocks: {}, blocks_layout: { items: [] } }],
    ['teaserGrid', { columns: [] }],
    ['teaser', { href: [], overwrite: false }],
    ['listing', { variation: 'default' }],
    ['buttonBlock', { href: [] }],
    ['separator', {}],
  ])('%s', async (name, data) => {
    expect(await newBlock(defined(blockNamed(name)))).toEqual({ '@type': name, ...data });
  });
});

describe('a teaser that is given a target', () => {
  const choose = async (stored: Record<string, unknown>, href: unknown) =>
    (await formOf('teaser')).change(stored, 'href', href);

  test('takes words and picture of it where it has none', async () => {
    expect(await choose({ title: 'Eigenes' }, [target])).toEqual({
      href: [target],
      description: 'Worte',
      head_title: 'Thema',
      preview_image: [target],
    });
  });

  test('takes all words of it where these count', async () => {
    expect(await choose({ title: 'Früheres', overwrite: false, preview_image: ['x'] }, [target])).toEqual({
      href: [target],
      title: 'Energie',
      description: 'Worte',
      head_title: 'Thema',
    });
  });

  test('keeps nothing of it when it is cleared', async () => {
    const change = await choose({ title: 'A', preview_image: [target], align: 'left' }, []);
    expect(change).toStrictEqual({ href: [], title: undefined, preview_image: undefined });
  });
});

describe('a teaser', () => {
  test('without the flag has words of its own; where it is off they can only be read', async () => {
    const values = (await formOf('teaser')).values;
    expect(values({})['overwrite']).toBe(true);
    expect(values({ overwrite: false })['overwrite']).toBe(false);
    expect((await fieldsOf('teaser', {})).fields['title']?.isReadOnly).toBeUndefined();
    expect((await fieldsOf('teaser', { overwrite: false })).fields['title']?.isReadOnly).toBe(true);
  });

  test('whose target speaks for it shows its words, and keeps its own for when it does not', async () => {
    const stored = { href: [target], overwrite: false, title: 'Eigenes', description: '' };
    const { values, change } = await formOf('teaser');
    const theirs = { title: 'Energie', head_title: 'Thema', description: 'Worte' };
    expect(values(stored)).toMatchObject(theirs);
    expect(change(stored, 'overwrite', true)).toEqual({ overwrite: true });
    const own = values({ ...stored, href: [{ '@id': '/de/energie', title: 'Energie' }], head_title: 'Mein' });
    expect(own).toMatchObject({ title: 'Energie', head_title: 'Mein', description: '' });
  });

  test.each([
    [{}, { styles: { align: 'left' } }],
    [{ styles: { theme: 'x' } }, { styles: { theme: 'x', align: 'left' } }],
    [{ align: 'right' }, { align: 'left' }],
    [{ align: 'right', styles: { align: 'right' } }, { styles: { align: 'left' } }],
  ])('that is stored as %j has the side of its picture where it was', async (stored, change) => {
    const { change: changeOf } = await formOf('teaser');
    expect(changeOf(stored, 'align', 'left')).toEqual(change);
  });
});

describe('the query of a listing', () => {
  const query = [{ i: 'portal_type', o: 'plone.app.querystring.operation.selection.any', v: ['Event'] }];

  test.each([
    ['a new one', {}, 'limit', 3, { querystring: { limit: '3' } }],
    [
      'the present form',
      { querystring: { query, x: 1 } },
      'b_size',
      5,
      { querystring: { query, x: 1, b_size: '5' } },
    ],
    ['an emptied number', { querystring: { limit: '3' } }, 'limit', null, { querystring: { limit: '' } }],
    [
      'a turned order',
      { querystring: { sort_on: 'effective' } },
      'sort_order_boolean',
      true,
      { querystring: { sort_on: 'effective', sort_order_boolean: true, sort_order: 'descending' } },
    ],
    ['the older form', { query, template: 'summary' }, 'limit', 3, { limit: '3' }],
    ['a field beside it', { querystring: { query } }, 'headline', 'Neu', { headline: 'Neu' }],
  ])('%s', async (_words, stored, name, value, change) => {
    expect((await formOf('listing')).change(stored, name, value)).toEqual(change);
  });

  test.each([
    [
      'present',
      { variation: 'summary', querystring: { query, sort_order: 'descending', limit: '3', b_size: 7 } },
    ],
    ['older', { template: 'summary', query, sort_order: true, limit: 3, b_size: '7' }],
  ])('is shown the same of the %s form', async (_words, stored) => {
    expect((await formOf('listing')).values(stored)).toMatchObject({
      query,
      variation: 'summary',
      sort_order_boolean: true,
      limit: 3,
      b_size: 7,
    });
  });
});

test('A column that is added to a list of them has an id and the type of its grid', async () => {
  const { change } = await formOf('imagesGrid');
  const kept = { id: 'a', '@type': 'image', url: '/de/a.png', extra: 1 };
  const columns = change({ '@type': 'imagesGrid' }, 'columns', [kept, { url: [target] }])['columns'];
  expect(columns).toEqual([
    kept,
    { id: expect.stringMatching(/.{8}/) as string, '@type': 'image', url: '/de/energie' },
  ]);
});

test("Volto's own button is asked for the side under the name that it is stored by", async () => {
  expect((await fieldsOf('__button', { inneralign: 'center' })).fieldsets[0]?.fields).toContain('inneralign');
  expect((await fieldsOf('buttonBlock', {})).fieldsets[0]?.fields).toContain('align');
});
