import { randomBytes } from 'node:crypto';
import { hashPassword } from '../auth/password';
import type { Repository } from '../repository/types';
import { demoSeed } from '../seed/demo';
import { demoLogins, makeDemoUsers } from '../seed/demo-users';
import { loadSeed, seedVersionOf } from '../seed/load';
import { isLoopback, StartError } from './options';
import { seedFolders } from './project-root';

const hasDemoUsers = (repository: Repository): boolean =>
  repository.users().some((user) => user.demo === true);

/** Loads the demo where nothing was loaded to its end; says when a newer one exists. */
async function fill(repository: Repository, withDemoUsers: boolean): Promise<string[]> {
  const today = new Date();
  const seed = demoSeed(today);
  const loaded = seedVersionOf(repository);
  if (loaded === undefined) {
    const users = withDemoUsers ? await makeDemoUsers() : [];
    await loadSeed(repository, seed, { ...seedFolders, users, now: today });
    return [];
  }
  if (loaded === seed.version) return [];
  return [`The demo content has a newer version (${seed.version}, here: ${loaded}). --fresh loads it.`];
}

/** A first manager for a server that others can reach; the password is told once. */
async function ensureManager(repository: Repository): Promise<string[]> {
  if (repository.users().some((user) => user.roles.includes('Manager'))) return [];
  const secret = randomBytes(15).toString('base64url');
  const password = await hashPassword(secret);
  await repository.write((transaction) => {
    const id = 'admin';
    transaction.setUser({ id, login: id, fullname: '', email: '', roles: ['Manager'], groups: [], password });
  });
  return [`Manager: admin / ${secret} (shown this once)`];
}

/** Makes a repository ready for a server on this host; returns what its operator should read. */
export async function prepareContent(repository: Repository, host: string): Promise<string[]> {
  const isLocal = isLoopback(host);
  if (!isLocal && hasDemoUsers(repository))
    throw new StartError(
      `This data folder has demo users, whose passwords everybody knows: it is not served on ${host}. --fresh starts anew.`,
    );
  const notes = await fill(repository, isLocal);
  if (!isLocal) return [...notes, ...(await ensureManager(repository))];
  if (!hasDemoUsers(repository)) return notes;
  const logins = demoLogins.filter((each) => repository.user(each.id)?.demo === true);
  return [...notes, `Logins: ${logins.map((each) => `${each.id} / ${each.password}`).join(', ')}`];
}
