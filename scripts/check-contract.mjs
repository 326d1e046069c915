// `npm run check:contract`: holds what `npm start` runs against every case of the wire contract, by the tool that
// PORTAL_CONTRACT_TOOL names. It is called with `--api URL --public URL --json FILE` and ends with 0 when all cases pass.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { root } from './build-state.mjs';
import { startServer } from './start-server.mjs';

const limit = 5 * 60_000;
const tool = process.env.PORTAL_CONTRACT_TOOL;

async function check() {
  if (!tool) throw new Error('PORTAL_CONTRACT_TOOL names no tool that knows the contract.');
  await mkdir(join(root, 'test-results'), { recursive: true });
  const { origin, stop } = await startServer();
  const report = join(root, 'test-results/contract.json');
  try {
    const args = [tool, '--api', `${origin}/++api++`, '--public', origin, '--json', report];
    const cases = spawn(process.execPath, args, { stdio: 'inherit', timeout: limit, killSignal: 'SIGKILL' });
    const [code] = await once(cases, 'exit');
    return code ?? 1;
  } finally {
    await stop();
  }
}

process.exitCode = await check().catch((error) => {
  console.error(error.message);
  return 1;
});
