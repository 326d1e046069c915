import { ESLint } from 'eslint';
import { expect, test } from 'vitest';

const eslint = new ESLint();

async function errorsIn(pattern: string): Promise<(string | null)[]> {
  const [result] = await eslint.lintText(`export const pattern = ${pattern};\n`, {
    filePath: 'mocks/pattern.ts',
  });
  return result?.messages.map(({ ruleId }) => ruleId) ?? [];
}

const slow = [
  '/\\/+$/',
  '/^\\/+|\\/+$/g',
  '/<svg\\b[^>]*>/i',
  '/<[^>]*>/g',
  '/\\/\\*.*?\\*\\//gs',
  '/^[A-Za-z0-9\\s]*={0,2}\\s*$/',
  '/DTSTART:[^;\\n]*[;\\n]/g',
  '/^(a+)+$/',
];

test.each(slow)('the linter refuses %s', async (pattern) => {
  expect(await errorsIn(pattern)).not.toEqual([]);
});

const quick = [
  '/<svg\\b[^<>]*>/i',
  '/^\\/+/',
  '/;[a-z]+/g',
  '/^bytes=(\\d*)-(\\d*)$/',
  '/a:([^;]*)(;)?/',
  '/;\\s*x/',
];

test.each(quick)('the linter takes %s', async (pattern) => {
  expect(await errorsIn(pattern)).toEqual([]);
});
