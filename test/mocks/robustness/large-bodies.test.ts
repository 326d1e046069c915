import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import sharp from 'sharp';
import { services } from '~mocks/dispatch/services';
import { bodyLimit, fileLimit } from '~mocks/services/shared/upload-limits';
import { asAdmin, DiskCms } from '../../support/disk-cms';

const megabyte = 1024 * 1024;
const tus = { ...asAdmin, 'Tus-Resumable': '1.0.0' };
const refused = { type: 'RequestEntityTooLarge', message: 'The request body is too large.' };

let cms: DiskCms;

beforeEach(async () => {
  cms = await DiskCms.make();
});

afterEach(async () => {
  vi.restoreAllMocks();
  await cms.remove();
});

/** A body that comes in parts and never says how long it will be. */
function streamed(parts: Iterable<Uint8Array>): {
  body: ReadableStream;
  taken: () => number;
  duplex: 'half';
} {
  let taken = 0;
  const iterator = parts[Symbol.iterator]();
  const body = new ReadableStream<Uint8Array>({
    pull(controller) {
      const { done, value } = iterator.next();
      if (done) return controller.close();
      taken += value.byteLength;
      controller.enqueue(value);
    },
  });
  return { body, taken: () => taken, duplex: 'half' };
}

function* spaces(size: number): Iterable<Uint8Array> {
  const part = Buffer.alloc(megabyte, ' ');
  for (let sent = 0; sent < size; sent += part.length) yield part;
}

async function send(method: string, path: string, init: RequestInit): Promise<[number, unknown]> {
  const answer = await cms.fetch(path, { method, ...init });
  const text = await answer.text();
  return [answer.status, text === '' ? undefined : JSON.parse(text)];
}

describe('a JSON body beyond its limit', () => {
  it.each([
    ['POST', '', bodyLimit],
    ['PATCH', '', bodyLimit],
    ['POST', '/@login', megabyte],
    ['POST', '/@users', megabyte],
    ['POST', '/@querystring-search', megabyte],
    ['PATCH', '/@controlpanels/portal-settings', bodyLimit],
  ])('is refused by %s %s when it announces itself', async (method, path, limit) => {
    const announced = { body: '{}', headers: { ...asAdmin, 'Content-Length': String(limit + 1) } };
    expect(await send(method, path, announced)).toEqual([413, expect.objectContaining(refused)]);
  });

  it.each([
    ['POST', '', bodyLimit],
    ['POST', '/@login', megabyte],
    ['POST', '/@querystring-search', megabyte],
  ])('is refused by %s %s as soon as it is too large', async (method, path, limit) => {
    const sent = streamed(spaces(2 * bodyLimit));
    expect(await send(method, path, sent)).toEqual([413, expect.objectContaining(refused)]);
    expect(sent.taken()).toBeLessThanOrEqual(limit + 4 * megabyte);
  });

  it('is no endless work for any service', async () => {
    for (const service of services) {
      for (const method of ['POST', 'PATCH', 'PUT'] as const) {
        if (!service[method.toLowerCase() as 'post' | 'patch' | 'put'] || service.name === '') continue;
        const sent = streamed(spaces(2 * bodyLimit));
        await send(method, `/${service.name}`, sent);
        expect(sent.taken(), `${method} ${service.name}`).toBeLessThanOrEqual(bodyLimit + 4 * megabyte);
      }
    }
  });
});

describe('an upload in parts', () => {
  const encode = (text: string) => Buffer.from(text).toString('base64');

  async function begin(length: number, type: string, contentType: string): Promise<Response> {
    const metadata = `filename ${encode('bild')},content-type ${encode(contentType)},@type ${encode(type)}`;
    const headers = { ...tus, 'Upload-Length': String(length), 'Upload-Metadata': metadata };
    return cms.fetch('/@tus-upload', { method: 'POST', headers });
  }

  const part = (address: string, init: RequestInit, offset = 0) =>
    send('PATCH', address, {
      headers: { ...tus, 'Upload-Offset': String(offset), 'Content-Type': 'application/offset+octet-stream' },
      ...init,
    });

  it('is refused at its beginning when it says to become too large', async () => {
    const answer = await begin(fileLimit + 1, 'File', 'text/plain');
    expect([answer.status, await answer.json()]).toEqual([413, expect.objectContaining(refused)]);
    expect((await begin(fileLimit, 'File', 'text/plain')).status).toBe(201);
  });

  it('is refused when more comes than a file may have', async () => {
    const address = (await begin(fileLimit, 'File', 'text/plain')).headers.get('location') ?? '';
    const there = fileLimit - 2 * megabyte;
    vi.spyOn(cms.repository.storage.uploads, 'size').mockResolvedValue(there);
    const sent = streamed(spaces(64 * megabyte));
    expect(await part(address, sent, there)).toEqual([413, expect.objectContaining(refused)]);
    expect(sent.taken()).toBeLessThan(8 * megabyte);
  });

  it('does not read a large picture into memory to measure it', async () => {
    const canvas = sharp({ create: { width: 640, height: 480, channels: 3, background: '#2a6f8e' } });
    const picture = Buffer.concat([await canvas.jpeg().toBuffer(), Buffer.alloc(40 * megabyte)]);
    const address = (await begin(picture.length, 'Image', 'image/jpeg')).headers.get('location') ?? '';
    const read = vi.spyOn(cms.repository.storage, 'readBlob');
    const stream = vi.spyOn(cms.repository.storage, 'streamBlob');
    expect((await part(address, { body: picture }))[0]).toBe(204);
    expect(read).not.toHaveBeenCalled();
    expect(stream.mock.calls.map(([, start, end]) => end - start + 1)).toEqual([16 * megabyte]);
    const [made] = cms.repository.childrenOf(cms.repository.root);
    expect(made?.fields.image).toMatchObject({ size: picture.length, width: 640, height: 480 });
  });
});
