import { readFile } from 'node:fs/promises';
import type { KnownBlocks } from '@/api/types/known-blocks';
import { builtKnownBlocks } from './built-files';

/** What the build says of the site's blocks. */
export const readKnownBlocks = async (): Promise<KnownBlocks> =>
  JSON.parse(await readFile(builtKnownBlocks, 'utf8')) as KnownBlocks;
