import { describe, expect, test } from 'vitest';
import { frameOf, moved, pixelsOf, pulled } from './frame.ts';
import type { Frame } from './frame.ts';

const SIZE = { width: 1200, height: 800 };
const WHOLE: Frame = { left: 0, top: 0, width: 1, height: 1 };
const RIGHT_BOTTOM = { x: 1, y: 1 } as const;

describe('a frame over a picture', () => {
  test('of a shape is as large as the picture lets it be, and in its middle', () => {
    expect(pixelsOf(frameOf(1, SIZE), SIZE)).toEqual({ left: 200, top: 0, width: 800, height: 800 });
    expect(pixelsOf(frameOf(3, SIZE), SIZE)).toEqual({ left: 0, top: 200, width: 1200, height: 400 });
    expect(frameOf(null, SIZE)).toEqual(WHOLE);
  });

  test('is pushed no further than the edges', () => {
    const square = frameOf(1, SIZE);
    expect(pixelsOf(moved(square, 0.9, 0.5), SIZE)).toMatchObject({ left: 400, top: 0 });
    expect(pixelsOf(moved(square, -0.9, 0), SIZE)).toMatchObject({ left: 0, top: 0 });
  });

  test('without a shape follows the corner that is pulled; the one across from it stays', () => {
    const smaller = pulled(WHOLE, RIGHT_BOTTOM, -0.25, -0.5, null, SIZE);
    expect(pixelsOf(smaller, SIZE)).toEqual({ left: 0, top: 0, width: 900, height: 400 });
    const again = pulled(smaller, { x: 0, y: 0 }, 0.25, 0.25, null, SIZE);
    expect(pixelsOf(again, SIZE)).toEqual({ left: 300, top: 200, width: 600, height: 200 });
  });

  test.each([
    [-0.5, 0],
    [0, -0.5],
    [0.4, 0.4],
    [-2, -2],
  ])('of a shape keeps it, pulled by %d and %d, and stays on the picture', (x, y) => {
    for (const corner of [RIGHT_BOTTOM, { x: 0, y: 0 }, { x: 1, y: 0 }, { x: 0, y: 1 }] as const) {
      const frame = pulled(moved(frameOf(1, SIZE), 0.05, 0), corner, x, y, 1, SIZE);
      expect(frame.width * SIZE.width).toBeCloseTo(frame.height * SIZE.height);
      expect(frame.width).toBeGreaterThanOrEqual(0.05);
      for (const edge of [frame.left, frame.top, 1 - frame.left - frame.width, 1 - frame.top - frame.height])
        expect(edge).toBeGreaterThanOrEqual(-1e-9);
    }
  });

  test('is at least a pixel and at most the picture, in whole pixels', () => {
    expect(pixelsOf({ left: 0.9999, top: 0, width: 0.0001, height: 1 }, SIZE)).toMatchObject({ width: 1 });
    expect(pixelsOf({ left: 0.3337, top: 0, width: 0.6663, height: 1 }, SIZE)).toMatchObject({ left: 400, width: 800 });
  });
});
