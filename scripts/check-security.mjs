// `npm run check:security`: every attack that was ever tried, on the embedded CMS and its server and on Plone with the
// add-on.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { root } from './build-state.mjs';
import { runPytest } from './plone/pytest.mjs';

const limit = 5 * 60_000;

async function onEmbedded() {
  const reporters = ['--reporter=default', '--reporter=json'];
  const args = ['test/security', ...reporters, '--outputFile.json=test-results/security.json'];
  const tests = spawn(process.execPath, ['node_modules/vitest/vitest.mjs', 'run', ...args], {
    cwd: root,
    stdio: 'inherit',
    timeout: limit,
    killSignal: 'SIGKILL',
  });
  const [code] = await once(tests, 'exit');
  return code ?? 1;
}

const onPlone = () =>
  runPytest('security-plone.xml', ['-q', 'tests/security']).catch((error) => {
    console.error(error.message);
    return 1;
  });

// Each keeps one processor busy.
const codes = await Promise.all([onEmbedded(), onPlone()]);
process.exitCode = codes.every((code) => code === 0) ? 0 : 1;
