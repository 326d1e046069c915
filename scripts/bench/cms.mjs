import { buildAll } from '../build.mjs';
import { isBuilt } from '../build-state.mjs';

/** The embedded CMS over 250 and 20 000 items, with what is beyond its aims. */
export async function benchCms() {
  if (!(await isBuilt())) await buildAll({ quiet: true });
  const { runCmsBench } = await import('../../dist/server/cms-bench.js');
  return await runCmsBench();
}
