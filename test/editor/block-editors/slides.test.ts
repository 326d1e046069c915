// @vitest-environment jsdom
import { describe, expect, test } from 'vitest';
import { blockNamed } from '@/blocks/registry';
import { entryFor } from '@/editor/block-forms/entries-form';
import { referenceOf } from '@/tool/object-browser/selection';
import { alsoFills } from '@/blocks/slider/edit/schema';
import { blockForm } from '@/tool/form/block-form';
import '~test/support/all-blocks';
import { formOf } from '~test/support/form-of';

const target = {
  '@id': '/de/energie',
  title: 'Energie',
  description: 'Worte',
  head_title: 'Thema',
  nav_title: 'Kurz',
  image_field: 'image',
  image_scales: { image: [{ download: '@@images/image.png', width: 4, height: 3 }] },
};
const one = { '@id': '1', href: ['x'], title: 'Eins', further: 'kept' };
const two = { '@id': '2', href: [], title: '' };

describe.each([
  ['slider', 'slides', '@id'],
  ['sliderNew', 'slides', '@id'],
  ['institutslider', 'slides', '@id'],
  ['highlightSlider', 'hrefList', 'id'],
])('an entry of %s', (name, list, idName) => {
  const change = async (stored: object[], value: object[]) =>
    ((await formOf(name)).change({ [list]: stored }, list, value) as Record<string, object[]>)[list];

  test('that was added has an id', async () => {
    const [kept, added] = (await change([one], [one, {}])) ?? [];
    expect(kept).toBe(one);
    expect(added).toEqual({ [idName]: expect.stringMatching(/^[\da-f-]{36}$/) });
  });

  test('takes words and picture of the target that it is given', async () => {
    const [, changed] = (await change([one, two], [one, { ...two, href: [target] }])) ?? [];
    expect(changed).toMatchObject({
      href: [target],
      title: 'Energie',
      description: 'Worte',
      head_title: 'Thema',
      preview_image: [target],
    });
  });

  test('keeps its own words when its target is another', async () => {
    const [changed] = (await change([one], [{ ...one, href: [target] }])) ?? [];
    expect(changed).toMatchObject({ '@id': '1', title: 'Eins', description: 'Worte', further: 'kept' });
  });

  test('keeps nothing of a target that is cleared', async () => {
    const [changed] = (await change([one], [{ ...one, href: [] }])) ?? [];
    expect(changed).toEqual({ '@id': '1', href: [], further: 'kept' });
  });

  test('stays as it is when others come, go or move', async () => {
    expect(await change([one, two], [two])).toEqual([two]);
    expect(await change([one, two], [two, one])).toEqual([two, one]);
  });
});

test('An entry of highlights takes its short name of the target too, whether given or begun with', async () => {
  const form = await formOf('highlightSlider');
  const stored = { hrefList: [{ id: '1', href: [] }] };
  expect(form.change(stored, 'hrefList', [{ id: '1', href: [target] }])).toMatchObject({
    hrefList: [{ nav_title: 'Kurz' }],
  });
  expect(entryFor(target, 'id', alsoFills)).toMatchObject({ title: 'Energie', nav_title: 'Kurz' });
  expect(referenceOf(target)).toMatchObject({ nav_title: 'Kurz', head_title: 'Thema' });
});

test('The words of a card whose target speaks for it are those of the target', async () => {
  const schema = (await blockNamed('carousel')?.editor?.())?.schema;
  if (!schema) throw new Error('There is no form.');
  const { columns } = blockForm(schema, { columns: [] }).fields;
  if (columns?.widget !== 'objects') throw new Error('There is no list.');
  const card = { href: [target], title: 'Eins' };
  expect(columns.follows?.({ ...card, overwrite: false })).toEqual({
    title: 'Energie',
    head_title: 'Thema',
    description: 'Worte',
  });
  expect(columns.follows?.(card)).toEqual({});
});

test('A highlight takes the short name of its target too', async () => {
  const change = (await formOf('highlightSlider')).change;
  const before = { id: '1', href: [] };
  const stored = change({ hrefList: [before] }, 'hrefList', [{ ...before, href: [target] }]);
  expect(stored).toMatchObject({ hrefList: [{ nav_title: 'Kurz' }] });
});
