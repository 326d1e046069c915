// `npm start`: builds when the sources are newer than the last build, then serves app and API on one port.
import { buildAll } from './build.mjs';
import { isBuilt } from './build-state.mjs';

if (!(await isBuilt())) {
  console.log('Building the site …');
  await buildAll({ quiet: true });
}
await import('../dist/server/start.js');
