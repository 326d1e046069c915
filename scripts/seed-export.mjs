// `npm run seed:export [-- DIR]`: writes the demo institution as a folder that plone.exportimport reads.
import { resolve } from 'node:path';
import { exportSeed } from './plone/export-seed.mjs';

const folder = resolve(process.argv[2] ?? '.data/seed-export');
try {
  console.log(`${await exportSeed(folder)} items are in ${folder}`);
} catch (error) {
  console.error(error.message);
  process.exit(1);
}
