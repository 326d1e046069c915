// `npm run check:upload [-- --size MB]`: uploads a file in parts to what `npm start` runs and fails when its process
// needs more memory than 300 MB at any moment. 1024 is the largest file that the server takes.
import { readFile } from 'node:fs/promises';
import { ReadableStream } from 'node:stream/web';
import { parseArgs } from 'node:util';
import { startServer } from './start-server.mjs';

const most = 300;
const megabyte = 1024 * 1024;
const { values } = parseArgs({ options: { size: { type: 'string', default: '1024' } } });
const size = Number(values.size) * megabyte;

/** The most that the process has had in memory so far. */
async function peak({ pid }) {
  const status = await readFile(`/proc/${pid}/status`, 'utf8');
  return Number(/VmHWM:\s+(\d+)/.exec(status)?.[1] ?? NaN) / 1024;
}

async function* parts() {
  const part = Buffer.alloc(megabyte, 'Messung ');
  for (let sent = 0; sent < size; sent += part.length) yield part;
}

const encode = (text) => Buffer.from(text).toString('base64');

async function upload(api) {
  const headers = { Accept: 'application/json', Authorization: `Basic ${encode('admin:admin')}` };
  const tus = { ...headers, 'Tus-Resumable': '1.0.0' };
  const metadata = { filename: 'gross.bin', 'content-type': 'application/octet-stream', '@type': 'File' };
  const started = await fetch(`${api}/de/@tus-upload`, {
    method: 'POST',
    headers: {
      ...tus,
      'Upload-Length': String(size),
      'Upload-Metadata': Object.entries(metadata)
        .map(([name, value]) => `${name} ${encode(value)}`)
        .join(','),
    },
  });
  if (started.status !== 201)
    throw new Error(`The upload is refused: ${started.status} ${await started.text()}`);
  const sent = await fetch(started.headers.get('location'), {
    method: 'PATCH',
    headers: { ...tus, 'Upload-Offset': '0', 'Content-Type': 'application/offset+octet-stream' },
    body: ReadableStream.from(parts()),
    duplex: 'half',
  });
  if (sent.status !== 204) throw new Error(`The upload fails: ${sent.status} ${await sent.text()}`);
  const made = await (await fetch(sent.headers.get('location'), { headers })).json();
  if (made.file?.size !== size) throw new Error(`The file has ${made.file?.size} bytes in place of ${size}.`);
}

const server = await startServer();
try {
  const before = await peak(server);
  await upload(`${server.origin}/++api++`);
  const after = await peak(server);
  console.log(
    `${size / megabyte} MB uploaded; memory at most ${after.toFixed(0)} MB (${before.toFixed(0)} MB before).`,
  );
  if (!(after < most)) throw new Error(`More than ${most} MB of memory.`);
} catch (error) {
  console.error(error.message);
  process.exitCode = 1;
} finally {
  await server.stop();
}
