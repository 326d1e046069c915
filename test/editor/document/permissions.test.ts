import { describe, expect, it } from 'vitest';
import { canMoveTo } from '@/editor/document/commands/move-blocks';
import { canEdit, canInsert, canMove, canRemove, type Permission } from '@/editor/document/permissions';
import type { Target } from '@/editor/document/insertion-points';
import { holding, words } from './pages';
import { page } from './support';

const reasonOf = (permission: Permission) => (permission.isAllowed ? undefined : permission.reason);

const accordion = (flags: object) => ({
  '@type': 'accordion',
  data: holding({ p: { '@type': 'accordionPanel', ...holding({ x: words('x') }) } }),
  ...flags,
});
const rules = {
  accordion: { panels: 'accordionPanel' },
  accordionPanel: { allowedBlocks: ['slate', 'image'] },
  gridBlock: { maxLength: 2 },
};
const grid = (flags: object) => ({
  '@type': 'gridBlock',
  ...holding({ x: words('x'), y: words('y') }),
  ...flags,
});

describe('what a template says of a block', () => {
  it.each([
    [{}, { edit: undefined, move: undefined, remove: undefined }],
    [{ fixed: true }, { edit: undefined, move: 'fixed', remove: undefined }],
    [{ required: true }, { edit: undefined, move: undefined, remove: 'required' }],
    [{ readOnly: true }, { edit: 'readOnly', move: undefined, remove: undefined }],
    [
      { fixed: 'yes', required: 1 },
      { edit: undefined, move: undefined, remove: undefined },
    ],
  ])('%j', (flags, { edit, move, remove }) => {
    const { state } = page({ a: { ...words('a'), ...flags } });
    expect(reasonOf(canEdit(state, 'a'))).toBe(edit);
    expect(reasonOf(canMove(state, 'a'))).toBe(move);
    expect(reasonOf(canRemove(state, 'a'))).toBe(remove);
  });
});

describe('what a template says of all that lies in a block, at any depth', () => {
  it.each([
    [{}, { edit: undefined, move: undefined, remove: undefined }],
    [{ readOnly: true }, { edit: 'readOnly', move: 'readOnly', remove: 'readOnly' }],
    [
      { disableInnerButtons: true },
      { edit: undefined, move: 'disableInnerButtons', remove: 'disableInnerButtons' },
    ],
    [
      { fixed: true, required: true },
      { edit: undefined, move: undefined, remove: undefined },
    ],
  ])('%j', (flags, { edit, move, remove }) => {
    const { state } = page({ accordion: accordion(flags) }, rules);
    expect(reasonOf(canEdit(state, 'x'))).toBe(edit);
    expect(reasonOf(canMove(state, 'x'))).toBe(move);
    expect(reasonOf(canRemove(state, 'x'))).toBe(remove);
  });
});

describe('new blocks', () => {
  it.each<[string, Record<string, unknown>, Target, string, string | undefined]>([
    ['come into a panel', accordion({}), { after: 'x' }, 'slate', undefined],
    ['come only of types that a panel takes', accordion({}), { after: 'x' }, 'video', 'allowedBlocks'],
    [
      'come of types that the template names',
      accordion({ allowedBlocks: ['video'] }),
      { after: 'x' },
      'video',
      undefined,
    ],
    [
      'come of no others then',
      accordion({ allowedBlocks: ['video'] }),
      { after: 'x' },
      'slate',
      'allowedBlocks',
    ],
    ['stand beside panels when they are panels', accordion({}), { after: 'p' }, 'accordionPanel', undefined],
    ['stand beside panels never otherwise', accordion({}), { after: 'p' }, 'slate', 'allowedBlocks'],
    [
      'do not come where none may',
      accordion({ disableNewBlocks: true }),
      { after: 'x' },
      'slate',
      'disableNewBlocks',
    ],
    [
      'do not come where buttons are hidden',
      accordion({ disableInnerButtons: true }),
      { before: 'x' },
      'slate',
      'disableInnerButtons',
    ],
    [
      'do not come where all is read only',
      accordion({ readOnly: true }),
      { before: 'x' },
      'slate',
      'readOnly',
    ],
    ['do not come into what is full', grid({}), { after: 'x' }, 'slate', 'maxLength'],
    ['come into what a template has enlarged', grid({ maxLength: '3' }), { after: 'x' }, 'slate', undefined],
    [
      'do not come beyond the most items of a grid',
      grid({ maxItemsAllowed: 2, maxLength: null }),
      { after: 'x' },
      'slate',
      'maxLength',
    ],
    [
      'do not come behind a block that says so',
      { ...words('a'), disableNewBlocks: true },
      { after: 'own' },
      'slate',
      'disableNewBlocks',
    ],
    ['come before it', { ...words('a'), disableNewBlocks: true }, { before: 'own' }, 'slate', undefined],
  ])('%s', (_what, block, target, type, reason) => {
    const { state } = page({ own: block }, rules);
    expect(reasonOf(canInsert(state, target, [{ '@type': type }]))).toBe(reason);
  });
});

it('what an accordion says of its blocks is not said of its panels, also where no rules are known', () => {
  const { state } = page({ own: accordion({ allowedBlocks: ['video'], maxLength: 1 }) });
  expect(reasonOf(canInsert(state, { after: 'p' }, [{ '@type': 'accordionPanel' }]))).toBeUndefined();
  expect(reasonOf(canInsert(state, { after: 'x' }, [{ '@type': 'slate' }]))).toBe('allowedBlocks');
  expect(reasonOf(canInsert(state, { after: 'x' }, [{ '@type': 'video' }]))).toBe('maxLength');
});

describe('moving', () => {
  const state = () => page({ grid: grid({}), a: words('a'), accordion: accordion({}) }, rules).state;

  it.each<[string, string[], Target, string | undefined]>([
    ['within what is full is allowed', ['x'], { after: 'y' }, undefined],
    ['into what is full is not', ['a'], { after: 'y' }, 'maxLength'],
    ['into what does not take the type is not', ['grid'], { into: 'p/blocks' }, 'allowedBlocks'],
    ['into itself is not', ['accordion'], { into: 'accordion/data/blocks' }, 'intoItself'],
    ['what does not exist is not', ['nobody'], { after: 'a' }, 'unknown'],
  ])('%s', (_what, keys, target, reason) => {
    expect(reasonOf(canMoveTo(state(), keys, target))).toBe(reason);
  });
});
