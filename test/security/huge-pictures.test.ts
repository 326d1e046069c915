import { deflateSync } from 'node:zlib';
import { beforeAll, expect, test } from 'vitest';
import { measureImage } from '~mocks/images/measure';
import { resizeImage, shrinkImage } from '~mocks/images/resize';
import { inTurn } from '~mocks/images/turns';
import { createTestCms, type TestCms } from '~test/support/test-cms';

const side = 16_000;

function crcOf(bytes: Uint8Array): number {
  let crc = -1;
  for (const byte of bytes) {
    crc ^= byte;
    for (let bit = 0; bit < 8; bit += 1) crc = (crc >>> 1) ^ (crc & 1 ? 0xedb88320 : 0);
  }
  return (crc ^ -1) >>> 0;
}

function chunk(name: string, data: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(name), data]);
  const [length, crc] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  crc.writeUInt32BE(crcOf(named));
  return Buffer.concat([length, named, crc]);
}

/** A grey picture of 256 million pixels in some kilobytes. */
function hugePicture(): Buffer {
  const head = Buffer.alloc(13);
  head.writeUInt32BE(side, 0);
  head.writeUInt32BE(side, 4);
  head[8] = 1;
  const lines = deflateSync(Buffer.alloc(side * (1 + side / 8)));
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  return Buffer.concat([
    signature,
    chunk('IHDR', head),
    chunk('IDAT', lines),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

const huge = hugePicture();
let cms: TestCms;
beforeAll(async () => {
  cms = await createTestCms({
    items: [
      { path: '/de', type: 'LRF', title: 'Deutsch' },
      { path: '/de/bild', type: 'Image', title: 'Bild', fields: { image: { picture: 'huge.png' } } },
    ],
    files: { 'huge.png': huge },
  });
});

test('the size of a huge picture is known without decoding it', async () => {
  expect(await measureImage(huge, 'image/png')).toEqual({ width: side, height: side });
});

test('in place of a scale of it there is the picture itself', async () => {
  const answer = await cms.ask('//de/bild/@@images/image/mini');
  expect(answer.status).toBe(200);
  expect((await answer.arrayBuffer()).byteLength).toBe(huge.byteLength);
});

test('it is never decoded, whoever asks', async () => {
  await expect(resizeImage(huge, 'image/png', { width: 10, height: 10, quality: 80 })).rejects.toThrow(
    'pixel limit',
  );
  await expect(shrinkImage(huge, { width: 10, height: 10 })).rejects.toThrow('pixel limit');
});

test('a drawing under the name of a picture is none', async () => {
  const drawing = `<svg xmlns="http://www.w3.org/2000/svg" width="9000" height="9000"/>`;
  expect(await measureImage(Buffer.from(drawing), 'image/png')).toEqual({ width: -1, height: -1 });
});

test('one picture is made at a time, and a failure does not stop the next', async () => {
  let running = 0;
  const most: number[] = [];
  const works = [1, 2, 3].map((number) =>
    inTurn(async () => {
      most.push((running += 1));
      await new Promise((resolve) => setImmediate(resolve));
      running -= 1;
      if (number === 2) throw new Error('broken');
      return number;
    }),
  );
  expect((await Promise.allSettled(works)).map(({ status }) => status)).toEqual([
    'fulfilled',
    'rejected',
    'fulfilled',
  ]);
  expect(most).toEqual([1, 1, 1]);
});
