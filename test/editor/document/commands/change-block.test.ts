import { describe, expect, it } from 'vitest';
import { changeBlock } from '@/editor/document/commands/change-block';
import { changeField } from '@/editor/document/commands/change-field';
import { changeType } from '@/editor/document/commands/change-type';
import { holding, words } from '../pages';
import { orderOf, outcome, page, storedAt } from '../support';

const grid = { '@type': 'gridBlock', headline: 'Old', ...holding({ x: words('x'), y: words('y') }) };

describe('changing a block', () => {
  it.each([
    [{ headline: 'New' }, { ...grid, headline: 'New' }],
    [{ headline: undefined }, { '@type': 'gridBlock', ...holding({ x: words('x'), y: words('y') }) }],
    [{ more: [1] }, { ...grid, more: [1] }],
    [holding({ z: words('z') }), { ...grid, ...holding({ z: words('z') }) }],
    [
      { blocks: undefined, blocks_layout: undefined },
      { '@type': 'gridBlock', headline: 'Old' },
    ],
    [{ data: holding({ z: words('z') }) }, { ...grid, data: holding({ z: words('z') }) }],
  ])('merges its fields: %j', (fields, stored) => {
    const document = page({ grid });
    const changed = outcome(document, (state) => changeBlock(state, 'grid', fields));
    expect(changed).toMatchObject({ isDone: true, isUndone: true });
    expect(storedAt(document, 'grid')).toEqual(stored);
  });

  it('is nothing where nothing would be another', () => {
    const document = page({ grid });
    expect(document.run((state) => changeBlock(state, 'grid', { headline: 'Old', gone: undefined }))).toBe(
      false,
    );
    expect(document.run((state) => changeBlock(state, 'nobody', { headline: 'New' }))).toBe(false);
    expect(document.canUndo()).toBe(false);
  });

  it('makes a container of a block that is given blocks, and they can be edited', () => {
    const document = page({ grid: { '@type': 'gridBlock' } });
    document.run((state) => changeBlock(state, 'grid', holding({ z: words('z') })));
    document.run((state) => changeBlock(state, 'z', { plaintext: 'later' }));
    expect(orderOf(document.state)).toEqual(['grid(z)']);
    expect(storedAt(document, 'grid')).toEqual({
      '@type': 'gridBlock',
      ...holding({ z: { ...words('z'), plaintext: 'later' } }),
    });
  });
});

describe('changing the type of a block', () => {
  it('keeps its id, its place and what a template says of the place', () => {
    const document = page({ a: words('a'), b: { ...words(''), required: true, placeholder: 'Say it' } });
    const changed = outcome(document, (state) => changeType(state, 'b', grid));
    expect(changed).toEqual({ isDone: true, order: ['a', 'b(new1 new2)'], selected: ['b'], isUndone: true });
    expect(storedAt(document, 'b')).toEqual({
      '@type': 'gridBlock',
      headline: 'Old',
      required: true,
      ...holding({ new1: words('x'), new2: words('y') }),
    });
  });

  it.each([
    [{ allowedBlocks: ['image'] }, { '@type': 'image' }, true],
    [{ allowedBlocks: ['image'] }, { '@type': 'video' }, false],
    [{ readOnly: true }, { '@type': 'image' }, false],
    [{ disableNewBlocks: true }, { '@type': 'image' }, true],
  ])('a template with %j lets a block become %j: %j', (flags, block, isDone) => {
    const document = page({ b: { ...words(''), ...flags } });
    expect(document.run((state) => changeType(state, 'b', block))).toBe(isDone);
  });

  it('heeds what its container takes, and takes no place in addition', () => {
    const rules = { gridBlock: { allowedBlocks: ['slate', 'image'], maxLength: 2 } };
    const document = page({ grid }, rules);
    expect(document.run((state) => changeType(state, 'x', { '@type': 'video' }))).toBe(false);
    expect(document.run((state) => changeType(state, 'x', { '@type': 'image' }))).toBe(true);
  });
});

describe('changing a field of the page', () => {
  it('can be undone, and so can taking it away', () => {
    const document = page({ a: words('a') });
    document.run((state) => changeField(state, 'title', 'One'));
    document.run((state) => changeField(state, '__proto__', { hostile: true }));
    document.run((state) => changeField(state, 'title', undefined));
    expect(Object.keys(document.toContent()).sort()).toEqual(['__proto__', 'blocks', 'blocks_layout']);
    document.undo();
    expect(document.toContent().title).toBe('One');
    document.undo();
    document.undo();
    expect(document.toContent()).toEqual(holding({ a: words('a') }));
  });
});
