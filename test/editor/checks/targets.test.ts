import { expect, test, vi } from 'vitest';
import { createTargets, type TargetState } from '@/editor/checks/targets';

const fine: TargetState = { kind: 'fine' };
const missing: TargetState = { kind: 'missing' };
const paths = (count: number, name = 'p') => Array.from({ length: count }, (_, at) => `/${name}${at}`);

function startTargets(fails = () => false) {
  const asked: string[][] = [];
  const looked: string[] = [];
  const targets = createTargets({
    find: async (batch) => {
      asked.push([...batch]);
      if (fails()) throw new Error('no server');
      return new Map(batch.map((path) => [path, path.startsWith('/gone') ? missing : fine]));
    },
    look: async (path) => {
      looked.push(path);
      return path === '/gone0' ? { kind: 'moved', to: '/new' } : undefined;
    },
  });
  return { asked, looked, targets };
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

test('what seems to be missing is asked for by itself once somebody looks at the findings', async () => {
  const { looked, targets } = startTargets();
  targets.want(['/p0', '/gone0', '/gone1']);
  await vi.waitFor(() => expect(targets.stateOf('/gone0')).toEqual(missing));
  expect(looked).toEqual([]);
  targets.lookClosely();
  await vi.waitFor(() => expect(targets.stateOf('/gone0')).toEqual({ kind: 'moved', to: '/new' }));
  await vi.waitFor(() => expect(looked).toEqual(['/gone0', '/gone1']));
  expect(targets.stateOf('/gone1')).toEqual(missing);
});
