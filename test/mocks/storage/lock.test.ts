import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { takeLock } from '~mocks/storage/lock';
import { makeFolder } from './folders';

/** A lock as a process writes it that began when this one did. */
function lockOf(pid: number): string {
  const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
  const boot = readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim();
  return `${pid} ${boot}-${stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19]}`;
}

async function held() {
  const folder = await makeFolder();
  const path = join(folder, 'lock');
  const holder = spawn(process.execPath, ['-e', 'setInterval(() => 0, 1000)']);
  await once(holder, 'spawn');
  await writeFile(path, lockOf(holder.pid ?? 0));
  return { folder, path, holder };
}

it('waits for a process that is still ending, and then takes its lock', async () => {
  const { folder, path, holder } = await held();
  let looks = 0;
  const wait = async () => {
    looks += 1;
    if (looks < 3) return;
    const ended = once(holder, 'exit');
    holder.kill('SIGKILL');
    await ended;
  };
  const unlock = await takeLock(path, folder, { wait });
  expect(looks).toBe(3);
  expect(await readFile(path, 'utf8')).toBe(lockOf(process.pid));
  await unlock();
});

it('gives up on a process that goes on', async () => {
  const { folder, path, holder } = await held();
  let waited = 0;
  const wait = async (milliseconds: number) => void (waited += milliseconds);
  const taken = takeLock(path, folder, { wait });
  await expect(taken).rejects.toThrow(`${folder} is in use by process ${holder.pid}`);
  expect(waited).toBeGreaterThanOrEqual(3000);
  holder.kill('SIGKILL');
});

it('does not wait for itself', async () => {
  const folder = await makeFolder();
  const path = join(folder, 'lock');
  const wait = () => Promise.reject(new Error('waited'));
  const unlock = await takeLock(path, folder, { wait });
  await expect(takeLock(path, folder, { wait })).rejects.toThrow('in use');
  await unlock();
});
