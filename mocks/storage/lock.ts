import { readFileSync } from 'node:fs';
import { link, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { setTimeout } from 'node:timers/promises';
import { DataFolderError } from './data-folder-error';
import { hasCode, ownFile } from './files';

/** Locks of this process, by path: a second storage in the same process is a second writer too. */
const held = new Set<string>();

/** Milliseconds between two looks at a lock, and how often it is looked at: who was just killed needs some seconds to end. */
const pause = 100;
const mostLooks = 50;

interface Waiting {
  wait?: (milliseconds: number) => Promise<unknown>;
}

/** Takes the lock file of a data folder for this process; returns what gives it back. */
export async function takeLock(
  path: string,
  folder: string,
  { wait = setTimeout }: Waiting = {},
): Promise<() => Promise<void>> {
  const own = `${path}.${process.pid}`;
  const mine = `${process.pid} ${birthOf(process.pid)}`;
  await writeFile(own, mine, { mode: ownFile });
  try {
    let looks = 0;
    for (let tries = 0; !(await claim(own, path)); tries += 1) {
      let holder = await readFile(path, 'utf8').catch(() => '');
      while (isAlive(holder, path)) {
        looks += 1;
        if (looks > mostLooks || isOwn(holder)) throw inUse(folder, holder);
        await wait(pause);
        holder = await readFile(path, 'utf8').catch(() => '');
      }
      if (tries > 5) throw inUse(folder, holder);
      await clearStale(path, holder, `${own}.stale`, folder);
    }
  } finally {
    await rm(own, { force: true });
  }
  held.add(path);
  return async () => {
    if (held.delete(path)) await rm(path, { force: true });
  };
}

/** A link is made whole or not at all, so nobody reads a lock without its holder. */
async function claim(own: string, path: string): Promise<boolean> {
  try {
    await link(own, path);
    return true;
  } catch (error) {
    if (hasCode(error, 'EEXIST')) return false;
    throw error;
  }
}

/** Takes a dead process's lock away, and puts it back when another process was quicker. */
async function clearStale(path: string, holder: string, aside: string, folder: string): Promise<void> {
  try {
    await rename(path, aside);
  } catch (error) {
    if (hasCode(error, 'ENOENT')) return;
    throw error;
  }
  const moved = await readFile(aside, 'utf8');
  if (moved !== holder) {
    await link(aside, path).catch(() => undefined);
    await rm(aside, { force: true });
    throw inUse(folder, moved);
  }
  await rm(aside, { force: true });
}

function inUse(folder: string, holder: string): DataFolderError {
  return new DataFolderError(`${folder} is in use by process ${holder.split(' ')[0] ?? '?'}`);
}

const isOwn = (holder: string): boolean => Number(holder.split(' ')[0]) === process.pid;

function isAlive(holder: string, path: string): boolean {
  const [id, birth] = holder.split(' ');
  const pid = Number(id);
  if (!Number.isInteger(pid) || pid <= 0) return false;
  if (isOwn(holder)) return held.has(path) && birth === birthOf(pid);
  try {
    process.kill(pid, 0);
  } catch (error) {
    if (hasCode(error, 'ESRCH')) return false;
  }
  return birth === birthOf(pid);
}

/** When a process began, where the system tells: process ids are given again, in containers at every start. */
function birthOf(pid: number): string {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    if (stat.slice(stat.lastIndexOf(')') + 2).startsWith('Z')) return 'ended';
    const boot = readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim();
    return `${boot}-${stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19] ?? ''}`;
  } catch {
    return 'unknown';
  }
}
