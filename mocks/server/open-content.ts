import type { KnownBlocks } from '@/api/types/known-blocks';
import type { OpenedImport } from '~mocks/exchange/import';
import { ImportError, openImport } from '~mocks/exchange/import';
import { createRepository } from '~mocks/repository/store/repository';
import type { Repository } from '~mocks/repository/types';
import type { SeedSite } from '~mocks/seed/types';
import { createDiskStorage } from '~mocks/storage/disk';
import { createMemoryStorage } from '~mocks/storage/memory';
import { importContent, prepareContent } from './content-store';
import { readKnownBlocks } from './known-blocks';
import type { ServerOptions } from './options';
import { StartError } from './start-error';

async function openRepository({ data, fresh }: ServerOptions): Promise<Repository> {
  const storage = data === undefined ? createMemoryStorage() : createDiskStorage(data, { fresh });
  try {
    return await createRepository(storage);
  } catch (error) {
    await storage.close();
    throw new StartError(error instanceof Error ? error.message : String(error));
  }
}

/** The export that is to be loaded, read before anything else is touched. */
async function openedImport(folder: string | undefined): Promise<OpenedImport | undefined> {
  try {
    return folder === undefined ? undefined : await openImport(folder);
  } catch (error) {
    if (error instanceof ImportError) throw new StartError(error.message);
    throw error;
  }
}

/** Where what a server begins with is found. */
interface ContentSources {
  knownBlocks?: () => Promise<KnownBlocks>;
  /** Content of an empty folder that nothing is imported into; the demo when left out. */
  site?: SeedSite;
}

/** Opens the content of the embedded CMS; a folder that cannot be served is left as it is. */
export async function openContent(
  options: ServerOptions,
  { knownBlocks = readKnownBlocks, site }: ContentSources = {},
): Promise<{ repository: Repository; notes: readonly string[] }> {
  const opened = await openedImport(options.importFrom);
  const repository = await openRepository(options);
  try {
    const notes = opened
      ? await importContent(repository, opened, await knownBlocks())
      : await prepareContent(repository, options.host, site);
    return { repository, notes };
  } catch (error) {
    await repository.close();
    throw error;
  }
}
