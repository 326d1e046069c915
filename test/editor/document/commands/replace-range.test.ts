import { describe, expect, test } from 'vitest';
import { replaceRange } from '@/editor/document/commands/replace-range';
import { holding, words } from '../pages';
import { outcome, page, storedAt } from '../support';

const change = {
  first: 'a',
  last: 'c',
  rests: [words('A'), words('C')] as const,
  joined: { fields: words('AC'), caret: 1 },
};
const apart = { ...change, joined: undefined };
const image = { '@type': 'image' };

describe('What lies between places of two texts', () => {
  test('goes, and the texts become one', () => {
    const document = page({ a: words('a'), b: image, c: words('c'), d: words('d') });
    expect(outcome(document, (state) => replaceRange(state, change))).toEqual({
      isDone: true,
      order: ['a', 'd'],
      selected: ['a'],
      isUndone: true,
    });
    expect(storedAt(document, 'a')).toMatchObject({ plaintext: 'AC' });
    expect(document.state.selection.caret).toBe(1);
  });

  test('goes, and two texts stay where they are to be divided', () => {
    const document = page({ a: words('a'), b: image, c: words('c') });
    expect(outcome(document, (state) => replaceRange(state, apart))).toEqual({
      isDone: true,
      order: ['a', 'c'],
      selected: ['c'],
      isUndone: true,
    });
    expect(storedAt(document, 'c')).toMatchObject({ plaintext: 'C' });
  });

  test.each([
    ['a required block between them', { b: { ...image, required: true } }, ['a', 'b', 'c'], ['A', 'C']],
    ['a last text that is required', { c: { ...words('c'), required: true } }, ['a', 'c'], ['A', 'C']],
    ['a first text that is read only', { a: { ...words('a'), readOnly: true } }, ['a', 'c'], ['a', 'C']],
    ['a last text that is read only', { c: { ...words('c'), readOnly: true } }, ['a', 'c'], ['A', 'c']],
  ])('leaves %s, and joins nothing then', (_what, flags, order, texts) => {
    const document = page({ a: words('a'), b: image, c: words('c'), ...flags });
    expect(outcome(document, (state) => replaceRange(state, change))).toMatchObject({
      isDone: true,
      order,
      isUndone: true,
    });
    expect([storedAt(document, 'a'), storedAt(document, 'c')]).toMatchObject(
      texts.map((plaintext) => ({ plaintext })),
    );
  });

  test.each([
    ['in a block that is read only', { readOnly: true }, 'c'],
    ['backwards', {}, 'a'],
  ])('stays %s', (_where, flags, last) => {
    const grid = { '@type': 'gridBlock', ...flags, ...holding({ a: words('a'), c: words('c') }) };
    const document = page({ grid });
    const [first] = last === 'a' ? ['c'] : ['a'];
    const isDone = document.run((state) => replaceRange(state, { ...change, first: first ?? '', last }));
    expect(isDone).toBe(false);
  });

  test('stays where the texts lie in different blocks', () => {
    const document = page({ a: words('a'), grid: { '@type': 'gridBlock', ...holding({ c: words('c') }) } });
    expect(document.run((state) => replaceRange(state, change))).toBe(false);
  });
});
