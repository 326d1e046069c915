import sharp from 'sharp';
import { expect, test } from 'vitest';
import { measureImage } from '~mocks/images/measure';

const svg = (attributes: string) =>
  measureImage(Buffer.from(`<?xml version="1.0"?><svg ${attributes}/>`), 'image/svg+xml');

test('a drawing has the pixels of its attributes, else of its view box, else one', async () => {
  expect(await svg('width="158" height="40px"')).toEqual({ width: 158, height: 40 });
  expect(await svg('width="100%" viewBox="0 0 20.4, 10"')).toEqual({ width: 20, height: 10 });
  expect(await svg('')).toEqual({ width: 1, height: 1 });
});

test('a picture has the pixels in which it is shown, not those in which it lies', async () => {
  const canvas = sharp({ create: { width: 30, height: 20, channels: 3, background: 'red' } });
  const turned = await canvas.jpeg().withMetadata({ orientation: 6 }).toBuffer();
  expect(await measureImage(turned, 'image/jpeg')).toEqual({ width: 20, height: 30 });
});

test('bytes that are no image measure nothing', async () => {
  expect(await measureImage(Buffer.from('no image'), 'image/png')).toEqual({ width: -1, height: -1 });
});
