import { randomBytes } from 'node:crypto';
import type { KnownBlocks } from '@/api/types/known-blocks';
import { hashPassword } from '~mocks/accounts/password';
import type { OpenedImport } from '~mocks/exchange/import';
import { loadImport } from '~mocks/exchange/import';
import { reviewImport } from '~mocks/exchange/review';
import type { Repository } from '~mocks/repository/types';
import { loadSeed, seedVersionOf } from '~mocks/seed/load';
import type { SeedSite } from '~mocks/seed/types';
import { isImported, keepReport } from '~mocks/settings/imported';
import { defaultSite } from './default-site';
import { isLoopback } from './options';
import { StartError } from './start-error';

const hasDemoUsers = (repository: Repository): boolean =>
  repository.users().some((user) => user.demo === true);

/** Whether anything was ever loaded or written here. */
const holdsContent = (repository: Repository): boolean =>
  seedVersionOf(repository) !== undefined ||
  isImported(repository) ||
  repository.childrenOf(repository.root).length > 0 ||
  repository.users().length > 0;

/** Loads the demo where nothing was loaded to its end; says when a newer one exists. */
async function fill(repository: Repository, site: SeedSite, withDemoUsers: boolean): Promise<string[]> {
  const today = new Date();
  const seed = site.seed(today);
  const loaded = seedVersionOf(repository);
  if (loaded === undefined) {
    const users = withDemoUsers ? await site.makeUsers() : [];
    await loadSeed(repository, seed, { ...site.folders, users, now: today });
    return [];
  }
  if (loaded === seed.version) return [];
  return [`The demo content has a newer version (${seed.version}, here: ${loaded}). --fresh loads it.`];
}

/** `admin`, or a name like it that nobody has. */
function freeLogin(repository: Repository): string {
  const isFree = (name: string) => !repository.user(name) && !repository.userByLogin(name);
  for (let number = 1; ; number += 1) {
    const name = number === 1 ? 'admin' : `admin-${number}`;
    if (isFree(name)) return name;
  }
}

/** A manager whose password is told once. */
async function makeManager(repository: Repository): Promise<string> {
  const secret = randomBytes(15).toString('base64url');
  const password = await hashPassword(secret);
  const id = freeLogin(repository);
  await repository.write((transaction) => {
    transaction.setUser({
      id,
      login: id,
      fullname: '',
      email: '',
      roles: ['Manager'],
      groups: [],
      password,
      root: true,
    });
  });
  return `Manager: ${id} / ${secret} (shown this once)`;
}

/** A first manager for content without demo users. */
async function ensureManager(repository: Repository): Promise<string[]> {
  const isThere = repository.users().some((user) => user.roles.includes('Manager'));
  return isThere ? [] : [await makeManager(repository)];
}

const section = (heading: string, lines: readonly string[]): string[] =>
  lines.length > 0 ? [heading, ...lines.map((line) => `  ${line}`)] : [];

const idleReason = 'Kept, but without effect on this site';

/** Cases of one reason that the site keeps, and that a terminal shows. */
const mostCases = 1000;
const mostCasesPrinted = 50;

/** Loads an export into a repository that holds nothing yet, with a manager of this server's own. */
export async function importContent(
  repository: Repository,
  opened: OpenedImport,
  known: KnownBlocks,
): Promise<string[]> {
  if (holdsContent(repository))
    throw new StartError(
      'This data folder has content already, which --import leaves alone: name a new one by --data, or start anew by --fresh.',
    );
  const { items, users, lines } = await loadImport(repository, opened);
  const { notes, idle } = reviewImport(repository, known);
  const report = [...notes.groups(), { reason: idleReason, cases: idle }, ...opened.notes.groups()]
    .filter(({ cases }) => cases.length > 0)
    .map(({ reason, cases }) => ({ reason, cases: cases.slice(0, mostCases) }));
  await repository.write((transaction) => keepReport(transaction, repository, report));
  const manager = await makeManager(repository);
  return [
    `Imported ${items} items and ${users} users from ${opened.source.folder}`,
    ...section('Left out or changed:', lines),
    ...section(`${idleReason}:`, idle),
    ...section('To be looked after:', notes.lines(mostCasesPrinted)),
    ...(report.length > 0
      ? ['Site administrators read this in the site setup: /controlpanel/import-report']
      : []),
    manager,
  ];
}

/** Makes a repository ready for a server on this host; returns what its operator should read. */
export async function prepareContent(
  repository: Repository,
  host: string,
  site: SeedSite = defaultSite,
): Promise<string[]> {
  const isLocal = isLoopback(host);
  if (!isLocal && hasDemoUsers(repository))
    throw new StartError(
      `This data folder has demo users, whose passwords everybody knows: it is not served on ${host}. --fresh starts anew.`,
    );
  if (isImported(repository)) return ensureManager(repository);
  const notes = await fill(repository, site, isLocal);
  if (!isLocal) return [...notes, ...(await ensureManager(repository))];
  if (!hasDemoUsers(repository)) return notes;
  const logins = site.logins.filter((each) => repository.user(each.id)?.demo === true);
  return [...notes, `Logins: ${logins.map((each) => `${each.id} / ${each.password}`).join(', ')}`];
}
