import { expect, it } from 'vitest';
import { insertBlocks } from '@/editor/document/commands/insert-blocks';
import type { Target } from '@/editor/document/insertion-points';
import { holding, words } from '../pages';
import { outcome, page, storedAt } from '../support';

const blocks = () => ({
  a: words('a'),
  grid: { '@type': 'gridBlock', ...holding({ x: words('x'), y: words('y') }) },
  b: words('b'),
});

it.each<[Target, string[]]>([
  [{ before: 'a' }, ['new1', 'a', 'grid(x y)', 'b']],
  [{ after: 'a' }, ['a', 'new1', 'grid(x y)', 'b']],
  [{ after: 'b' }, ['a', 'grid(x y)', 'b', 'new1']],
  [{ into: 'blocks' }, ['a', 'grid(x y)', 'b', 'new1']],
  [{ into: 'blocks', at: 0 }, ['new1', 'a', 'grid(x y)', 'b']],
  [{ into: 'blocks', at: 99 }, ['a', 'grid(x y)', 'b', 'new1']],
  [{ into: 'grid/blocks' }, ['a', 'grid(x y new1)', 'b']],
  [{ before: 'y' }, ['a', 'grid(x new1 y)', 'b']],
])('a new block stands where it is put: %j', (target, order) => {
  const document = page(blocks());
  expect(outcome(document, (state) => insertBlocks(state, { blocks: [words('new')], target }))).toEqual({
    isDone: true,
    order,
    selected: ['new1'],
    isUndone: true,
  });
  expect(storedAt(document, 'new1')).toEqual(words('new'));
});

it.each<Target>([{ before: 'nobody' }, { into: 'nowhere' }, { after: '__proto__' }])(
  'nothing is put beside or into what does not exist: %j',
  (target) => {
    const inserted = outcome(page(blocks()), (state) =>
      insertBlocks(state, { blocks: [words('n')], target }),
    );
    expect(inserted).toMatchObject({ isDone: false, order: ['a', 'grid(x y)', 'b'] });
  },
);

it('what a new block holds has new ids at every depth', () => {
  const document = page(blocks());
  const accordion = {
    '@type': 'accordion',
    data: holding({ p: { '@type': 'accordionPanel', ...holding({ a: words('inside') }) } }),
  };
  const inserted = outcome(document, (state) =>
    insertBlocks(state, { blocks: [accordion, accordion], target: { after: 'a' } }),
  );
  expect(inserted.order).toEqual(['a', 'new5(new1(new2))', 'new6(new3(new4))', 'grid(x y)', 'b']);
  expect(inserted.selected).toEqual(['new5', 'new6']);
  expect(storedAt(document, 'new5')).toEqual({
    '@type': 'accordion',
    data: holding({ new1: { '@type': 'accordionPanel', ...holding({ new2: words('inside') }) } }),
  });
});
