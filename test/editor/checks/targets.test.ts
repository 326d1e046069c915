import { expect, test, vi } from 'vitest';
import { createTargets, type TargetState } from '@/editor/checks/targets';

const fine: TargetState = { kind: 'fine' };
const paths = (count: number, name = 'p') => Array.from({ length: count }, (_, at) => `/${name}${at}`);

function startTargets(fails = () => false) {
  const asked: string[][] = [];
  const targets = createTargets(async (batch) => {
    asked.push([...batch]);
    if (fails()) throw new Error('no server');
    return new Map(batch.map((path) => [path, fine]));
  });
  return { asked, targets };
}

test('targets are asked for some at a time, and each once', async () => {
  const { asked, targets } = startTargets();
  const heard = vi.fn();
  targets.subscribe(heard);
  targets.want(paths(45));
  targets.want(['/p3', '/neu']);
  await vi.waitFor(() => expect(targets.stateOf('/neu')).toEqual(fine));
  expect(asked.map((batch) => batch.length)).toEqual([20, 20, 6]);
  expect(heard).toHaveBeenCalledTimes(3);
});

test('no more than three hundred are asked for', async () => {
  const { asked, targets } = startTargets();
  targets.want(paths(400));
  await vi.waitFor(() => expect(asked.flat()).toHaveLength(300));
  targets.want(paths(10, 'q'));
  await Promise.resolve();
  expect(asked.flat()).toHaveLength(300);
});

test('of what could not be asked nothing is said, and the others are asked for all the same', async () => {
  let isFirst = true;
  const { targets } = startTargets(() => {
    const failed = isFirst;
    isFirst = false;
    return failed;
  });
  targets.want(paths(21));
  await vi.waitFor(() => expect(targets.stateOf('/p20')).toEqual(fine));
  expect(targets.stateOf('/p0')).toBeUndefined();
});
