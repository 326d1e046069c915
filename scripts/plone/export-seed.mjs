import { buildAll } from '../build.mjs';
import { isBuilt } from '../build-state.mjs';

/** Writes the demo institution into an empty or new folder; resolves with the number of items. */
export async function exportSeed(folder) {
  if (!(await isBuilt())) {
    console.log('Building the site …');
    await buildAll({ quiet: true });
  }
  const built = await import('../../dist/server/export-seed.js');
  return await built.exportSeed(folder);
}
