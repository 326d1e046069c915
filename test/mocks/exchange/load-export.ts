import { join } from 'node:path';
import { createRepository } from '~mocks/repository/store/repository';
import { createMemoryStorage } from '~mocks/storage/memory';
import { createCms } from '~mocks/cms';
import { loadImport, openImport } from '~mocks/exchange/import';

/** A small site that a Plone 6.2 of its own exported, former versions included. */
export const aldermoor = join(import.meta.dirname, 'aldermoor');

const cheap = { N: 16, r: 1, p: 1 };

/** Loads an export into an empty CMS in memory. */
export async function loadExport(folder: string) {
  const opened = await openImport(folder);
  const repository = await createRepository(createMemoryStorage());
  const report = await loadImport(repository, opened, { cost: cheap, now: new Date('2026-12-01T00:00:00Z') });
  const cms = createCms({ repository, report: (error) => console.error(error) });
  const ask = (path: string, headers: Record<string, string> = {}) =>
    cms.fetch(
      new Request(`http://localhost:3000/++api++${path}`, {
        headers: { Accept: 'application/json', ...headers },
      }),
    );
  const get = async (path: string, headers?: Record<string, string>) =>
    (await (await ask(path, headers)).json()) as Record<string, never>;
  return { repository, report, cms, ask, get };
}
