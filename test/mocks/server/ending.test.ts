import { EventEmitter } from 'node:events';
import { expect, test } from 'vitest';
import { endWell } from '~mocks/server/ending';

/** A process that remembers what became of it. */
function makeHost(stop: () => Promise<void> = async () => undefined) {
  const said: string[] = [];
  const exits: number[] = [];
  const host = Object.assign(new EventEmitter(), { exit: (code: number) => exits.push(code) });
  endWell(
    async () => {
      await stop();
      said.push('closed');
    },
    (cause) => said.push(String(cause)),
    host,
  );
  return { host, said, exits };
}

test.each(['SIGINT', 'SIGTERM'])('%s closes the data, then ends the process', async (signal) => {
  const { host, said, exits } = makeHost();
  host.emit(signal);
  expect(exits).toEqual([]);
  await Promise.resolve();
  await new Promise(setImmediate);
  expect([said, exits]).toEqual([['closed'], [0]]);
});

test('a failure that nobody caught is told, and the data are closed', async () => {
  const { host, said, exits } = makeHost();
  host.emit('uncaughtException', new Error('gone'));
  await new Promise(setImmediate);
  expect([said, exits]).toEqual([['Error: gone', 'closed'], [1]]);
});

test('a promise that failed unheard is told, and the server goes on', async () => {
  const { host, said, exits } = makeHost();
  host.emit('unhandledRejection', new Error('unheard'));
  host.emit('unhandledRejection', new Error('again'));
  await new Promise(setImmediate);
  expect([said, exits]).toEqual([['Error: unheard', 'Error: again'], []]);
});

test('data that cannot be closed are told', async () => {
  const { host, said, exits } = makeHost(() => Promise.reject(new Error('disk full')));
  host.emit('SIGTERM');
  await new Promise(setImmediate);
  expect([said, exits]).toEqual([['Error: disk full'], [1]]);
});
