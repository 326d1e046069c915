// `npm run test:plone [-- pytest's arguments]`: the add-on's tests, in the environment of `npm run plone`.
import { runPytest } from './plone/pytest.mjs';

process.exitCode = await runPytest('plone.xml', process.argv.slice(2)).catch((error) => {
  console.error(error.message);
  return 1;
});
