// `npm start`: builds when the sources are newer than the last build, then serves app and API on one port.
import { isBuilt } from './build-state.mjs';

if (!(await isBuilt())) {
  console.log('Building the site …');
  const { buildAll } = await import('./build.mjs');
  await buildAll({ quiet: true });
}
await import('../dist/server/start.js');
