import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { expect, test } from 'vitest';
import { untilLeft } from '../../../scripts/plone/until-left.mjs';

/** Says its number, and ends only by itself: a program of a shell's background is deaf to SIGINT, as Java is. */
const program = `console.log(process.pid); setInterval(() => undefined, 1000);`;

test('a program ends with whoever started it, by the signal that it hears', async () => {
  const shell = spawn('sh', ['-c', untilLeft('TERM'), 'sh', process.execPath, '-e', program], {
    stdio: ['pipe', 'pipe', 'ignore'],
  });
  const [pid] = (await once(shell.stdout, 'data')) as [Buffer];
  shell.stdin.end();
  await once(shell, 'close');
  expect(() => process.kill(Number(pid), 0)).toThrow('ESRCH');
});
