import { expect, test } from 'vitest';
import { blockTypes } from '@/editor/rich-text/elements';
import { barGroups } from '@/editor/rich-text/text-actions/format-actions';

const names = barGroups.flat().map(({ id }) => id);

test('The bar of a text lowers and raises signs, and makes no table', () => {
  expect(names).toEqual(expect.arrayContaining(['sub', 'sup', 'link']));
  expect(names.join(' ')).not.toContain('table');
});

test('A text can be a heading of three levels, a quotation or a callout', () => {
  expect(blockTypes).toEqual(['p', 'h2', 'h3', 'h4', 'blockquote', 'callout']);
});
