import sharp from 'sharp';
import { expect, test } from 'vitest';
import { createTestCms } from '~test/support/test-cms';

type Body = Record<string, unknown>;

interface Told {
  width: number;
  height: number;
  download: string;
  focal_point?: unknown;
  scales: Record<string, { download: string; width: number; height: number }>;
}

const rightHalf = { x: 50, y: 0, width: 50, height: 100 };
const red = [255, 0, 0];
const blue = [0, 0, 255];

/** Red on the left, blue on the right. */
const halves = await sharp({ create: { width: 400, height: 100, channels: 3, background: '#f00' } })
  .composite([
    { input: { create: { width: 200, height: 100, channels: 3, background: '#00f' } }, left: 200, top: 0 },
  ])
  .png()
  .toBuffer();

const upload = (data: Buffer, type: string, filename: string) => ({
  data: data.toString('base64'),
  encoding: 'base64',
  'content-type': type,
  filename,
});

async function startWith(image: object) {
  const cms = await createTestCms({ rateLimits: false });
  const ask = (method: string, path: string, json?: unknown) =>
    cms.ask(path, { method, as: 'admin', ...(json === undefined ? {} : { json }) });
  const get = async (path: string) => (await (await ask('GET', path)).json()) as Body;
  const made = (await (await ask('POST', '/de', { '@type': 'Image', title: 'Halb', image })).json()) as Body;
  const path = new URL(String(made['@id'])).pathname;
  const bytesAt = async (address: string) => {
    const { pathname } = new URL(address, `http://localhost${path}/`);
    return Buffer.from(await (await ask('GET', pathname)).arrayBuffer());
  };
  const colourAt = async (address: string) => {
    const { data, info } = await sharp(await bytesAt(address))
      .removeAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true });
    return { colour: [...data.subarray(0, 3)], size: [info.width, info.height] };
  };
  const told = async () => (await get(path)).image as Told;
  const inList = async () => {
    const { items } = await get(`/@search?UID=${String(made.UID)}`);
    return (items as { image_scales: { image: [Told] } }[])[0]?.image_scales.image[0];
  };
  return { ask, get, path, bytesAt, colourAt, told, inList };
}

test('Scales show the part that the crop of a picture leaves, and the original stays', async () => {
  const { ask, get, path, bytesAt, colourAt, told } = await startWith(
    upload(halves, 'image/png', 'halb.png'),
  );
  const before = await told();
  expect((await ask('PATCH', path, { crop: rightHalf })).status).toBe(204);
  expect(await get(path)).toMatchObject({ crop: rightHalf });
  const { width, height, download, scales } = await told();
  expect([width, height]).toEqual([200, 100]);
  expect(await colourAt(download)).toEqual({ colour: blue, size: [200, 100] });
  expect(await colourAt(scales.thumb?.download ?? '')).toEqual({ colour: blue, size: [128, 64] });
  expect(scales.thumb?.download).not.toBe(before.scales.thumb?.download);
  expect((await colourAt(`${path}/@@images/image/mini`)).colour).toEqual(blue);
  expect((await bytesAt(`${path}/@@download/image`)).equals(halves)).toBe(true);
  expect((await bytesAt(`${path}/@@images/image`)).equals(halves)).toBe(true);

  expect((await ask('PATCH', path, { crop: null })).status).toBe(204);
  expect(await told()).toEqual(before);
  expect((await colourAt(before.scales.thumb?.download ?? '')).colour).toEqual(red);
});

test('Lists tell the measures of the part, and the focal point within it', async () => {
  const { ask, get, path, inList } = await startWith(upload(halves, 'image/png', 'halb.png'));
  await ask('PATCH', path, { crop: rightHalf, focal_point: { x: 75, y: 20 } });
  const listed = await inList();
  expect(listed).toMatchObject({ width: 200, height: 100, focal_point: { x: 50, y: 20 } });
  expect(Math.max(...Object.values(listed?.scales ?? {}).map(({ width }) => width))).toBeLessThanOrEqual(200);
  expect(await get(path)).toMatchObject({ focal_point: { x: 75, y: 20 } });
});

test.each([
  { ...rightHalf, x: 51 },
  { ...rightHalf, width: 0 },
  { ...rightHalf, y: -1 },
  { x: 0, y: 0 },
  [0, 0, 50, 50],
])('What is no part of the picture is refused: %j', async (crop) => {
  const { ask, get, path } = await startWith(upload(halves, 'image/png', 'halb.png'));
  expect((await ask('PATCH', path, { crop })).status).toBe(400);
  expect(await get(path)).toMatchObject({ crop: null });
});

test('Drawings are shown whole', async () => {
  const drawing = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="40" height="30"/>');
  const { ask, path, told } = await startWith(upload(drawing, 'image/svg+xml', 'bild.svg'));
  await ask('PATCH', path, { crop: rightHalf });
  expect(await told()).toMatchObject({ width: 40, height: 30 });
});
