import { expect, test } from 'vitest';
import { dataOf } from '@/blocks/block-data';
import { blocks } from '~test/support/all-blocks';

/** What an editor has to fill in, by block. */
async function requiredOf(definition: (typeof blocks)[number]): Promise<string[]> {
  const editor = await definition.editor?.();
  if (!editor) return [];
  const data = dataOf(definition, { '@type': definition.name });
  const { fields } = typeof editor.schema === 'function' ? editor.schema(data) : editor.schema;
  const marked = Object.entries(fields).flatMap(([name, field]) => (field?.isRequired === true ? [name] : []));
  return [...new Set([...marked, ...Object.keys(editor.validate?.(data) ?? {})])].sort();
}

test('Nothing has to be filled in but the picture of an icon, and of Altmetric an id and its kind', async () => {
  const found = await Promise.all(blocks.map(async (each) => [each.name, await requiredOf(each)] as const));
  const required = found.filter(([, names]) => names.length > 0);
  expect(Object.fromEntries(required)).toEqual({ altmetric: ['idType', 'idValue'], icon: ['icon'] });
});
