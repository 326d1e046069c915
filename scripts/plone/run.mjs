import { spawn } from 'node:child_process';
import { createWriteStream } from 'node:fs';
import { finished } from 'node:stream/promises';

/**
 * Runs a program to its end with everything it says in a log; resolves with its exit code and its last lines. Standard
 * input stays open as long as this process lives, so that the program can notice when it is gone.
 */
export async function runLogged(program, args, { log, env, signal }) {
  const output = createWriteStream(log, { flags: 'a' });
  let last = '';
  const child = spawn(program, args, {
    stdio: ['pipe', 'pipe', 'pipe'],
    env: { ...process.env, ...env },
    signal,
  });
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk) => {
      output.write(chunk);
      last = (last + chunk).slice(-4000);
    });
  const code = await new Promise((resolve) => {
    child.once('error', (error) => {
      last += `\n${error.message}`;
      resolve(1);
    });
    child.once('close', resolve);
  });
  output.end();
  await finished(output);
  return { code, last };
}
