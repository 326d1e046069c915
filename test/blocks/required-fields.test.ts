// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { dataOf } from '@/blocks/block-data';
import { blocks } from '~test/support/all-blocks';

const isEmpty = (value: unknown): boolean => value === undefined || value === '';

/** What a new block asks its editor to fill in; a choice that always has a value asks for nothing. */
async function requiredOf(definition: (typeof blocks)[number]): Promise<string[]> {
  const editor = await definition.editor?.();
  if (!editor) return [];
  const data = dataOf(definition, { '@type': definition.name, ...editor.defaults?.() });
  const { fields } = typeof editor.schema === 'function' ? editor.schema(data) : editor.schema;
  const values: Readonly<Record<string, unknown>> = { ...data };
  const asked: Readonly<Record<string, { isRequired?: true } | undefined>> = { ...fields };
  const marked = Object.entries(asked).flatMap(([name, field]) =>
    field?.isRequired === true && isEmpty(values[name]) ? [name] : [],
  );
  return [...new Set([...marked, ...Object.keys(editor.validate?.(data) ?? {})])];
}

test('Nothing has to be filled in but the picture of an icon, the id for Altmetric and the side of a large teaser', async () => {
  const found = await Promise.all(blocks.map(async (each) => [each.name, await requiredOf(each)] as const));
  const required = found.filter(([, names]) => names.length > 0);
  expect(Object.fromEntries(required)).toEqual({
    altmetric: ['idValue'],
    icon: ['icon'],
    teaserHero: ['variation'],
  });
});
