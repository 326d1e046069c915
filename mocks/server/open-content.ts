import { createRepository } from '../repository/repository';
import type { Repository } from '../repository/types';
import { createDiskStorage } from '../storage/disk';
import { createMemoryStorage } from '../storage/memory';
import { prepareContent } from './content-store';
import type { ServerOptions } from './options';
import { StartError } from './options';

async function openRepository({ data, fresh }: ServerOptions): Promise<Repository> {
  const storage = data === undefined ? createMemoryStorage() : createDiskStorage(data, { fresh });
  try {
    return await createRepository(storage);
  } catch (error) {
    await storage.close();
    throw new StartError(error instanceof Error ? error.message : String(error));
  }
}

/** Opens the content of the embedded CMS; a folder that cannot be served is left as it is. */
export async function openContent(
  options: ServerOptions,
): Promise<{ repository: Repository; notes: readonly string[] }> {
  const repository = await openRepository(options);
  try {
    return { repository, notes: await prepareContent(repository, options.host) };
  } catch (error) {
    await repository.close();
    throw error;
  }
}
