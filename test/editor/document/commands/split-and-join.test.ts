import { expect, it } from 'vitest';
import { joinBlocks } from '@/editor/document/commands/join-blocks';
import { splitBlock } from '@/editor/document/commands/split-block';
import { holding, words } from '../pages';
import { outcome, page, storedAt } from '../support';

const accordion = (flags: object) => ({
  '@type': 'accordion',
  data: holding({ p: { '@type': 'accordionPanel', ...holding({ x: words('x'), y: words('y') }) } }),
  ...flags,
});

it('a block is divided in two, and the caret stands at the start of the second', () => {
  const document = page({ a: { ...words('one two'), styles: { align: 'left' } }, b: words('b') });
  const split = outcome(document, (state) =>
    splitBlock(state, 'a', { kept: words('one '), following: words('two') }),
  );
  expect(split).toEqual({ isDone: true, order: ['a', 'new1', 'b'], selected: ['new1'], isUndone: true });
  expect(storedAt(document, 'a')).toEqual({ ...words('one '), styles: { align: 'left' } });
  expect(storedAt(document, 'new1')).toEqual(words('two'));
  expect(document.state.selection.caret).toBe('start');
});

it('two blocks become one, and the caret stands where they meet', () => {
  const document = page({ a: words('one '), b: words('two') });
  const caret = { start: 4, end: 4, isBackward: false };
  const joined = outcome(document, (state) =>
    joinBlocks(state, { into: 'a', from: 'b', joined: words('one two'), caret }),
  );
  expect(joined).toEqual({ isDone: true, order: ['a'], selected: ['a'], isUndone: true });
  expect(storedAt(document, 'a')).toEqual(words('one two'));
  expect(document.state.selection.caret).toBe(caret);
});

it.each([
  ['after which no new one may stand', { disableNewBlocks: true }],
  ['that is read only', { readOnly: true }],
])('no block is divided %s', (_which, flags) => {
  const document = page({ a: { ...words('ab'), ...flags } });
  const split = outcome(document, (state) =>
    splitBlock(state, 'a', { kept: words('a'), following: words('b') }),
  );
  expect(split.isDone).toBe(false);
});

it.each([
  ['that is required', { a: words('a'), b: { ...words('b'), required: true } }],
  ['that is read only', { a: words('a'), b: { ...words('b'), readOnly: true } }],
  ['of another container', { a: words('a'), g: { '@type': 'gridBlock', ...holding({ b: words('b') }) } }],
  ['that holds blocks', { a: words('a'), b: { '@type': 'gridBlock', ...holding({ c: words('c') }) } }],
])('no block is joined with one %s', (_which, blocks) => {
  const joined = outcome(page(blocks), (state) =>
    joinBlocks(state, { into: 'a', from: 'b', joined: words('ab') }),
  );
  expect(joined.isDone).toBe(false);
});

it('people type where a template hides the buttons of inner blocks', () => {
  const document = page({ accordion: accordion({ disableInnerButtons: true }) });
  const split = outcome(document, (state) =>
    splitBlock(state, 'y', { kept: words(''), following: words('y') }),
  );
  expect(split).toMatchObject({ isDone: true, order: ['accordion(p(x y new1))'] });
  const joined = outcome(document, (state) =>
    joinBlocks(state, { into: 'y', from: 'new1', joined: words('y') }),
  );
  expect(joined).toMatchObject({ isDone: true, order: ['accordion(p(x y))'] });
});
