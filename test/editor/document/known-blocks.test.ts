import { describe, expect, test } from 'vitest';
import { frameShape } from '@/blocks/frame/data';
import { fieldsWithoutEffect } from '@/editor/document/fields-without-effect';
import { knownFieldsOf } from '@/editor/document/known-blocks';
import { createEffectCheck } from '~mocks/exchange/without-effect';
import { storedForms } from '~test/blocks/stored-forms';
import { foreignBlocks } from '@/blocks/registry';
import { foreignForms } from '~test/blocks/foreign/stored-forms';
import { blocks } from '~test/support/all-blocks';
import { everyField, everyTopField } from '~test/support/hostile-data';
import { recordedPages, seededPages, type StoredPage } from './pages';

const known = knownFieldsOf([...blocks, ...foreignBlocks()]);

function reportOn(pages: readonly StoredPage[]): string[] {
  const { check, lines } = createEffectCheck(known);
  for (const page of pages) check(page, String(page['@id']));
  return lines();
}

const pageOf = (stored: readonly object[]): StoredPage => ({
  '@id': '/forms',
  blocks: Object.fromEntries(stored.map((block, index) => [index, block])),
  blocks_layout: { items: stored.map((_block, index) => `${index}`) },
});

describe('what the blocks say of stored fields', () => {
  test('knows the fields of every block of the registry', () => {
    for (const { name, shape } of blocks) {
      const stored = { ...everyTopField(frameShape, 'a'), ...(everyField(shape, 'a') as object) };
      expect(reportOn([pageOf([{ ...stored, '@type': name }])]), name).toEqual([]);
    }
  });

  test.each(storedForms.map((block) => [String(block['@type']), block] as const))(
    'finds an effect for all that a stored %s says',
    (_type, block) => expect(reportOn([pageOf([block])])).toEqual([]),
  );

  test('finds an effect for what other sites store, but where nothing of it can be shown', () => {
    expect(reportOn([pageOf(Object.values(foreignForms))]).sort()).toEqual([
      'Block form: 1 block, as on /forms',
      'Block schemaForm: 1 block, as on /forms',
      'Block tagCloud: 1 block, as on /forms',
      'Block without a type: 1 block, as on /forms',
    ]);
  });

  test('finds an effect for all of the demo and of recorded pages, but for a block made up there and some without a type', () => {
    const report = reportOn([...recordedPages(), ...seededPages()]);
    expect(report).toEqual([
      expect.stringMatching(/^Block without a type: /),
      expect.stringMatching(/^Block bespokeChart: /),
    ]);
  });

  test('names what it does not know, inside objects and lists too', () => {
    const stored: Record<string, unknown>[] = [
      { '@type': 'shoutbox', size: 3 },
      { '@type': 'teaser', styles: { wobble: 'much' }, constructor: 'x' },
      { '@type': 'slider', slides: [{ glitter: true }] },
    ];
    expect(reportOn([pageOf(stored)])).toEqual([
      'Block shoutbox: 1 block, as on /forms',
      'Field styles.wobble of teaser: 1 block, as on /forms',
      'Field constructor of teaser: 1 block, as on /forms',
      'Field slides.glitter of slider: 1 block, as on /forms',
    ]);
  });
});

test('the table of fields without effect names blocks that there are, each with a reason', () => {
  expect(fieldsWithoutEffect['slateTable']).toContainEqual({
    field: 'table.sortable',
    reason: expect.stringMatching(/^[A-Z].*\.$/) as string,
  });
  for (const [type, fields] of Object.entries(fieldsWithoutEffect)) {
    expect(Object.keys(known)).toContain(type);
    for (const { reason } of fields) expect(reason.length).toBeGreaterThan(20);
  }
});

/** The table as prettier sets it. */
function tableOf(rows: readonly (readonly string[])[]): string {
  const widths = (rows[0] ?? []).map((_, at) => Math.max(...rows.map((row) => row[at]?.length ?? 0)));
  const line = (row: readonly string[]) =>
    `| ${row.map((cell, at) => cell.padEnd(widths[at] ?? 0)).join(' | ')} |`;
  const [head = [], ...body] = rows;
  return [line(head), line(widths.map((width) => '-'.repeat(width))), ...body.map(line), ''].join('\n');
}

test('docs/fields-without-effect.md is what the code says (vitest -u writes it)', async () => {
  const rows = Object.entries(fieldsWithoutEffect).flatMap(([type, fields]) =>
    fields.map(({ field, reason }) => [`\`${type}\``, `\`${field}\``, reason]),
  );
  const told = `# Fields without effect

What editors of Volto, volto-light-theme and their add-ons can store and this site leaves without effect on purpose. It is kept, read and written back all the same. \`npm start -- --import\` lists at its start whatever else has no effect. This table is written from \`src/editor/document/fields-without-effect.ts\`.

${tableOf([['Block', 'Field', 'Reason'], ...rows])}`;
  await expect(told).toMatchFileSnapshot('../../../docs/fields-without-effect.md');
});
