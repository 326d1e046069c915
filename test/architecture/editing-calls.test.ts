import { expect, test } from 'vitest';
import { loadedWith } from '~test/support/message-rules';
import { sourceFiles } from '~test/support/module-graph';

/** What only those need who edit, or who fill in a form. */
const later = [
  'src/api/form-error.ts',
  'src/api/raw-call.ts',
  'src/api/repeated.ts',
  'src/api/upload.ts',
  'src/forms/from-plone-schema.ts',
  'src/forms/plone-field.ts',
  'src/lib/python-literal.ts',
];

test('A visitor loads at first neither uploads and repeated calls, nor what reads refusals and schemas of Plone', () => {
  const files = [...sourceFiles('src')];
  expect(later.filter((file) => !files.includes(file))).toEqual([]);
  const seen = loadedWith('src/app/main.tsx');
  expect(later.filter((file) => seen.has(file))).toEqual([]);
});
