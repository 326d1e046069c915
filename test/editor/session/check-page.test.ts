import { expect, test } from 'vitest';
import type { BlockDefinition, BlockEditor } from '@/blocks/definition';
import { blockNamed } from '@/blocks/registry';
import { createPageDocument } from '@/editor/document/page-document';
import { createBadInputs } from '@/editor/session/bad-inputs';
import { createBlockErrors } from '@/editor/session/block-errors';
import { errorsOfInputs, wrongBlocks } from '@/editor/session/check-page';
import type { Field } from '@/forms/schema';
import { count, record, text } from '@/lib/shape';
import '~test/support/all-blocks';

const title = { id: 'editor.block.heading' } as const;
const messages = { own: 'Nur ohne Ziffern.' };

interface Data {
  name: string;
  size: number | undefined;
}
const editor: BlockEditor<Data> = {
  schema: {
    fields: { name: { widget: 'text', title: 'Name', isRequired: true } },
    fieldsets: [{ id: 'default', title: 'Block', fields: ['name'] }],
  },
  validate: ({ name }) => (/\d/.test(name) ? { name: messages.own } : {}),
};
const definition = {
  name: 'named',
  title,
  group: 'text',
  shape: record({ name: text(), size: count() }),
  view: () => null,
  editor: () => Promise.resolve(editor),
} as unknown as BlockDefinition;
const broken = { ...definition, name: 'broken', editor: () => Promise.reject(new Error('Offline.')) };
const find = (name: string) => ({ named: definition, broken })[name];

const pageOf = (blocks: Readonly<Record<string, unknown>>) =>
  createPageDocument({ blocks, blocks_layout: { items: Object.keys(blocks) } });
const checked = async (blocks: Readonly<Record<string, unknown>>, inputs = createBadInputs()) =>
  (await wrongBlocks(pageOf(blocks), find, inputs)).map(({ key, errors }) => [key, errors]);

test('What is required, what a block says itself, and what is no value keep a block from being saved', async () => {
  const inputs = createBadInputs();
  inputs.of('four').report('field-name', { text: 'x', of: '', error: 'Kein Wert.' });
  inputs.of('gone').report('field-name', { text: 'x', of: '', error: 'Kein Wert.' });
  const found = await checked(
    {
      one: { '@type': 'named', name: ' ' },
      two: { '@type': 'named', name: 'A' },
      three: { '@type': 'named', name: 'A1' },
      four: { '@type': 'named', name: 'B' },
      five: { '@type': 'nobody knows' },
      six: { '@type': 'broken' },
    },
    inputs,
  );
  expect(found).toEqual([
    ['one', { name: { message: { id: 'page.form.missing' } } }],
    ['three', { name: messages.own }],
    ['four', { name: 'Kein Wert.' }],
  ]);
});

test('Older blocks without what is required now are saved, where their view reads something for it', async () => {
  const page = pageOf({ a: { '@type': 'heading', heading: 'Alt' } });
  expect(await wrongBlocks(page, blockNamed, createBadInputs())).toEqual([]);
});

test('An input belongs to the field whose name its id has, the longest of them', () => {
  const field: Field = { widget: 'number', title: 'Zahl' };
  const fields = { start: field, 'start-time': field };
  const bad = (id: string) => new Map([[id, { text: 'x', of: null, error: 'Falsch.' }]]);
  expect(errorsOfInputs(fields, bad('field-start-waiting'))).toEqual({ start: 'Falsch.' });
  expect(errorsOfInputs(fields, bad('field-start-time'))).toEqual({ 'start-time': 'Falsch.' });
  expect(errorsOfInputs(fields, bad('field-star'))).toEqual({});
});

test('An error goes with the first change of its field, and its block is right once none is left', () => {
  const errors = createBlockErrors();
  errors.put(new Map([['a', { one: 'Falsch.', two: 'Falsch.' }]]));
  errors.clearError('a', 'one');
  expect([...errors.all()]).toEqual([['a', { two: 'Falsch.' }]]);
  errors.clearError('a', 'two');
  expect(errors.all().size).toBe(0);
});

test('What is no value is kept by scope, and dropped with the list that held it', () => {
  const inputs = createBadInputs();
  const bad = { text: '1x', of: 1, error: 'Falsch.' };
  inputs.of('a').report('field-rows-0-count', bad);
  inputs.of('').report('field-count', bad);
  expect(inputs.of('a')).toBe(inputs.of('a'));
  expect(inputs.of('').get('field-count')).toEqual(bad);
  inputs.of('a').drop('field-rows-');
  expect(inputs.scopes()).toEqual(['']);
});
