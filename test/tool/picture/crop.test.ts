import { expect, test } from 'vitest';
import { grown, largest, moved, resized, visiblePart, wholePicture } from '@/tool/picture/crop';

const measures = { width: 1600, height: 1200 };
const part = { x: 20, y: 20, width: 40, height: 40 };

test('The largest part of a ratio lies round a place, within the picture', () => {
  expect(largest(1, measures, { x: 50, y: 50 })).toEqual({ x: 12.5, y: 0, width: 75, height: 100 });
  expect(largest(1, measures, { x: 95, y: 50 })).toEqual({ x: 25, y: 0, width: 75, height: 100 });
  expect(largest(16 / 9, measures, { x: 50, y: 10 })).toEqual({ x: 0, y: 0, width: 100, height: 75 });
});

test('A part that is moved stays within the picture and keeps its size', () => {
  expect(moved(part, 100, -100)).toEqual({ x: 60, y: 0, width: 40, height: 40 });
  expect(moved(part, 0.1, 0.2)).toEqual({ x: 20.1, y: 20.2, width: 40, height: 40 });
});

test('A part grows and shrinks round its middle, and no further than the picture', () => {
  expect(grown(part, 10)).toEqual({ x: 15, y: 15, width: 50, height: 50 });
  expect(grown(part, 500)).toEqual(wholePicture);
  expect(grown(part, -500)).toEqual({ x: 37.5, y: 37.5, width: 5, height: 5 });
});

test('A handle draws its own edges alone', () => {
  expect(resized(part, { x: 1, y: 0 }, { x: 90, y: 5 })).toEqual({ x: 20, y: 20, width: 70, height: 40 });
  expect(resized(part, { x: -1, y: -1 }, { x: -30, y: 10 })).toEqual({
    x: 0,
    y: 10,
    width: 60,
    height: 50,
  });
  expect(resized(part, { x: -1, y: 0 }, { x: 99, y: 0 })).toEqual({ x: 55, y: 20, width: 5, height: 40 });
});

test('With a ratio the other side follows, and the part stays within the picture', () => {
  const kept = { ratio: 4 / 3, measures };
  expect(resized(part, { x: 1, y: 1 }, { x: 70, y: 30 }, kept)).toEqual({
    x: 20,
    y: 20,
    width: 50,
    height: 50,
  });
  expect(resized(part, { x: 1, y: 0 }, { x: 100, y: 0 }, kept)).toEqual({
    x: 20,
    y: 0,
    width: 80,
    height: 80,
  });
  for (const x of [-1, 0, 1] as const)
    for (const y of [-1, 0, 1] as const) {
      const found = resized(part, { x, y }, { x: 200, y: 200 }, { ratio: 16 / 9, measures });
      expect(found.x).toBeGreaterThanOrEqual(0);
      expect(found.y).toBeGreaterThanOrEqual(0);
      expect(found.x + found.width).toBeLessThanOrEqual(100);
      expect(found.y + found.height).toBeLessThanOrEqual(100);
    }
});

test('A frame shows of the part what its own ratio leaves, with the focal point in sight', () => {
  expect(visiblePart(wholePicture, { x: 100, y: 50 }, 1, measures)).toEqual({
    x: 25,
    y: 0,
    width: 75,
    height: 100,
  });
  const { x, y, width, height } = visiblePart(part, { x: 20, y: 60 }, 2, measures);
  expect([x, y, width]).toEqual([20, 20 + 40 - height, 40]);
  expect((width * 1600) / (height * 1200)).toBeCloseTo(2);
});
