// node deploy/watch.mjs URL SECONDS COMMAND [ARGUMENTS]: runs the command where the server at URL takes three calls one
// after the other and answers none of them within so many seconds each. One that takes no connection is left alone, as it
// is starting or has ended, which its unit sees to; so is one that only fails.
import { spawn } from 'node:child_process';

const calls = 3;
const longest = 600;
const timeouts = new Set(['TimeoutError', 'UND_ERR_CONNECT_TIMEOUT']);

const [url = '', seconds = '', command, ...parameters] = process.argv.slice(2);
if (!URL.canParse(url) || !/^\d{1,3}$/.test(seconds) || seconds < 1 || seconds > longest || !command) {
  console.error(`usage: watch.mjs URL SECONDS COMMAND [ARGUMENTS], with 1 to ${longest} seconds`);
  process.exit(2);
}

/** Whether a call is taken and gets no answer. */
async function isSilent() {
  try {
    const answer = await fetch(url, { redirect: 'manual', signal: AbortSignal.timeout(seconds * 1000) });
    await answer.body?.cancel();
    return false;
  } catch (error) {
    return timeouts.has(error.name) || timeouts.has(error.cause?.code);
  }
}

async function hangs() {
  for (let call = 0; call < calls; call += 1) if (!(await isSilent())) return false;
  return true;
}

if (await hangs()) {
  console.error(
    `${url} has not answered ${calls} calls of ${seconds} seconds: ${command} ${parameters.join(' ')}`,
  );
  spawn(command, parameters, { stdio: 'inherit' })
    .once('error', ({ message }) => {
      console.error(message);
      process.exitCode = 1;
    })
    .once('exit', (code) => {
      process.exitCode = code ?? 1;
    });
}
