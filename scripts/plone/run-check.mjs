import { spawn } from 'node:child_process';
import { root } from '../build-state.mjs';

/** Runs one check on a Plone to its end, and says whether it held; what lasts too long has failed. */
export async function runCheck(name, args, limit, env) {
  console.log(`── on Plone: ${name}`);
  const started = Date.now();
  const child = spawn(process.execPath, args, {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, ...env },
    timeout: limit,
    killSignal: 'SIGKILL',
  });
  const code = await new Promise((resolve) => child.once('exit', resolve));
  const seconds = Math.round((Date.now() - started) / 1000);
  console.log(`── ${code === 0 ? 'done in' : 'FAILED after'} ${seconds} s: ${name}`);
  return code === 0;
}
