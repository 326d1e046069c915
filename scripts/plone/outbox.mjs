import { createWriteStream } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { SMTPServer } from 'smtp-server';

const sizeLimit = 20 * 1024 * 1024;

/** A mail server on loopback that sends nothing on: every mail becomes a file `{time}-{n}.eml` in the folder. */
export async function openOutbox(folder) {
  let count = 0;
  async function keep(stream) {
    count += 1;
    const name = `${new Date().toISOString().replace(/[:.]/g, '-')}-${String(count).padStart(4, '0')}.eml`;
    const path = join(folder, name);
    await pipeline(stream, createWriteStream(`${path}.part`));
    // A file that bears its name is whole; the server refuses what is too large by itself.
    if (stream.sizeExceeded) await rm(`${path}.part`);
    else await rename(`${path}.part`, path);
  }
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['AUTH', 'STARTTLS'],
    // Where no name server answers, the name of who calls would keep each mail waiting.
    disableReverseLookup: true,
    size: sizeLimit,
    rejectOversized: true,
    onData(stream, _session, done) {
      keep(stream).then(
        () => done(),
        (error) => done(error),
      );
    },
  });
  server.on('error', () => undefined);
  await new Promise((resolve, reject) => {
    server.server.once('error', reject);
    server.listen(0, '127.0.0.1', resolve);
  });
  return {
    port: server.server.address().port,
    close: () => new Promise((resolve) => server.close(resolve)),
  };
}
