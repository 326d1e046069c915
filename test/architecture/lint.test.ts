// @vitest-environment node
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
  ])('refuses an import of %s', async (_name, file, code) => {
    expect(await findings(file, code)).toContain('no-restricted-imports');
  });

  test.each([
    ['src/blocks/quote/index.ts', loading('./edit')],
    ['src/blocks/quote/edit/index.ts', exporting('@/editor/document')],
    ['src/blocks/quote/edit/index.ts', exporting('../data')],
  ])('leaves alone in %s: %s', async (file, code) => {
    expect(await findings(file, code)).not.toContain('no-restricted-imports');
  });
});
