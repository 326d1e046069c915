import { expect, test } from 'vitest';
import { targetInOrder } from '@/editor/canvas/file-order';

const group = [1, 2, 3, 4, 5];

/** The order in which blocks stand after uploads that end in an order of their own. */
function orderAfter(uploads: readonly number[]): string[] {
  const blocks: string[] = [];
  for (const id of uploads) {
    const keyOf = (other: number) => (blocks.includes(`b${other}`) ? `b${other}` : undefined);
    const target = targetInOrder(id, group, keyOf);
    if (target === undefined) blocks.push(`b${id}`);
    else if ('after' in target) blocks.splice(blocks.indexOf(target.after) + 1, 0, `b${id}`);
    else if ('before' in target) blocks.splice(blocks.indexOf(target.before), 0, `b${id}`);
  }
  return blocks;
}

test.each([[[1, 2, 3, 4, 5]], [[5, 4, 3, 2, 1]], [[3, 1, 5, 2, 4]], [[2, 5, 1, 4, 3]]])(
  'files that are up in the order %j stand as they were put',
  (uploads) => {
    expect(orderAfter(uploads)).toEqual(['b1', 'b2', 'b3', 'b4', 'b5']);
  },
);

test('a file whose companions are not there yet, or are gone, goes where it was put', () => {
  expect(targetInOrder(3, group, () => undefined)).toBeUndefined();
  expect(targetInOrder(9, [9], () => 'x')).toBeUndefined();
});
