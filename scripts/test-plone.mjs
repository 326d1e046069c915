// `npm run test:plone [-- pytest's arguments]`: ruff and the add-on's tests, in the environment of `npm run plone`.
import { runPytest } from './plone/pytest.mjs';
import { runRuff } from './plone/ruff.mjs';

async function run() {
  const code = await runRuff();
  return code || (await runPytest('plone.xml', process.argv.slice(2)));
}

process.exitCode = await run().catch((error) => {
  console.error(error.message);
  return 1;
});
