// `npm run test:plone [-- pytest's arguments]`: ruff and the add-on's tests, in the environment of `npm run plone`. Of the
// services and the content a run with a turn tests half.
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { runPytest } from './plone/pytest.mjs';
import { runRuff } from './plone/ruff.mjs';
import { root } from './build-state.mjs';
import { isDue } from './turn.mjs';

const halves = ['tests/services', 'tests/content'];

/** What another run tests. */
function leftOut() {
  const files = halves.flatMap((folder) =>
    readdirSync(join(root, 'plone', folder))
      .filter((name) => /^test_.+\.py$/.test(name))
      .map((name) => `${folder}/${name}`),
  );
  return files.sort().filter((_, place) => !isDue(place, undefined, 2));
}

async function run() {
  const style = await runRuff();
  const ignored = leftOut().map((file) => `--ignore=${file}`);
  return (await runPytest('plone.xml', [...process.argv.slice(2), ...ignored])) || style;
}

process.exitCode = await run().catch((error) => {
  console.error(error.message);
  return 1;
});
