import { ESLint } from 'eslint';
import { describe, expect, test } from 'vitest';
import { root } from '~test/support/module-graph';

const eslint = new ESLint({ cwd: root });

async function findings(file: string, code: string): Promise<string[]> {
  const [result] = await eslint.lintText(`${code}\n`, { filePath: file });
  return (result?.messages ?? []).map(({ ruleId }) => ruleId ?? 'parser');
}

const loading = (path: string) => `export const load = () => import('${path}');`;
const exporting = (path: string) => `export { x } from '${path}';`;

describe('Lint', () => {
  test.each([
    ['a climb', 'src/lib/planted.ts', exporting('@/api/client')],
    ['the tests', 'src/lib/planted.ts', exporting('~test/support/setup')],
    ['an edit from its block', 'src/blocks/quote/index.ts', exporting('./edit')],
    ['a part of an edit from its block', 'src/blocks/quote/view.tsx', exporting('./edit/schema')],
    ['an edit from elsewhere', 'src/editor/planted.ts', exporting('@/blocks/quote/edit')],
    [
      'what lies beyond the editor from an edit',
      'src/blocks/quote/edit/index.ts',
      exporting('@/admin/users'),
    ],
    ['the editor from administration', 'src/admin/planted.ts', exporting('@/editor/messages')],
    ['a higher folder of the editor', 'src/editor/input/planted.ts', exporting('../canvas/block-list')],
    ['a folder of the editor from beside it', 'src/editor/planted.ts', exporting('./document/types')],
    ['a higher layer of the embedded CMS', 'mocks/http/planted.ts', exporting('~mocks/repository/types')],
    ['the same by climbing', 'mocks/http/planted.ts', exporting('../repository/types')],
    ['its front door', 'mocks/dispatch/planted.ts', exporting('~mocks/cms')],
    ['a folder from its layer', 'mocks/repository/planted.ts', exporting('./catalog/catalog')],
    ['the folder above', 'mocks/content/deserialize/planted.ts', exporting('../serialize/files')],
    ['another service', 'mocks/services/search/planted.ts', exporting('../comments/mails')],
    [
      'another service from a deeper folder',
      'mocks/services/site-setup/deeper/planted.ts',
      exporting('../../comments/mails'),
    ],
    [
      'another service by its alias',
      'mocks/services/search/planted.ts',
      exporting('~mocks/services/comments/mails'),
    ],
    ['a service from what all share', 'mocks/services/shared/planted.ts', exporting('../search/results')],
    ['the demo from the engine', 'mocks/seed/planted.ts', exporting('~demo/demo')],
    ['the app from the embedded CMS', 'mocks/lib/planted.ts', exporting('@/lib/shape')],
  ])('refuses an import of %s', async (_name, file, code) => {
    expect(await findings(file, code)).toContain('no-restricted-imports');
  });

  test.each([
    ['src/blocks/quote/index.ts', loading('./edit')],
    ['src/blocks/quote/edit/index.ts', exporting('@/editor/document')],
    ['src/blocks/quote/edit/index.ts', exporting('../data')],
    ['src/editor/input/planted.ts', exporting('../session/editing')],
    ['src/editor/input/deeper/planted.ts', exporting('../../document/types')],
    ['mocks/services/search/results.ts', exporting('../shared/tender-feed')],
    ['mocks/services/site-setup/deeper/planted.ts', exporting('../manager')],
    ['mocks/repository/catalog/catalog.ts', exporting('../full-text/query')],
    ['mocks/content/serialize/comment.ts', exporting('../perspective')],
    ['mocks/server/default-site.ts', exporting('~demo/site')],
  ])('leaves alone in %s: %s', async (file, code) => {
    expect(await findings(file, code)).not.toContain('no-restricted-imports');
  });

  test.each([
    ['a list in a list', 'export const all = [...[1, 2], 3];'],
    ['an object in an object', 'export const all = { ...{ a: 1 }, b: 2 };'],
    ['attributes', 'export const all = (a: string) => <input {...{ id: a }} />;'],
  ])('refuses %s that is spread where it could stand itself', async (_name, code) => {
    expect(await findings('src/shell/planted.tsx', code)).toEqual(['portal/literal-spread']);
  });

  test.each(['src/editor/input/planted.ts', 'src/tool/planted.ts'])(
    'lets nothing write the selection of the browser beside the one that does: %s',
    async (file) => {
      const writing =
        'export const all = (a: Node) => document.getSelection()?.setBaseAndExtent(a, 0, a, 1);';
      expect(await findings(file, writing)).toEqual(['no-restricted-properties']);
    },
  );

  test.each([
    'export const all = (a: boolean) => ({ ...(a ? { b: 1 } : {}), c: 2 });',
    "export const all = [...'abc'.split('')];",
  ])('leaves alone what is worked out: %s', async (code) => {
    expect(await findings('src/shell/planted.tsx', code)).toEqual([]);
  });
});

describe('What callers send', () => {
  test.each([
    'export const read = (call: { request: Request }) => call.request.json();',
    'export const read = (request: Request) => request.text();',
    'export const read = (text: string): unknown => JSON.parse(text);',
    "export const read = (url: URL) => url.searchParams.getAll('uids');",
  ])('is read by no service itself: %s', async (code) => {
    for (const file of ['mocks/services/search/planted.ts', 'mocks/dispatch/planted.ts'])
      expect(await findings(file, code)).toContain('no-restricted-syntax');
  });
});
