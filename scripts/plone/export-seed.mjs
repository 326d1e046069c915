import { buildAll } from '../build.mjs';
import { isBuilt } from '../build-state.mjs';

async function built(name) {
  if (!(await isBuilt())) {
    console.log('Building the site …');
    await buildAll({ quiet: true });
  }
  return await import(`../../dist/server/${name}.js`);
}

/** Writes the demo institution into an empty or new folder; resolves with the number of items. */
export async function exportSeed(folder) {
  const { exportSeed: write } = await built('export-seed');
  return await write(folder);
}

/** Writes what makes so many items of the demo into a new folder; resolves with their number. */
export async function exportInstitute(folder, items) {
  const { writeInstitute } = await built('sizes-bench');
  return await writeInstitute(folder, items);
}
