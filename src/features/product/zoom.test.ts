import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { fitted, held, mostScale, WHOLE, zoomedAt } from './zoom.ts';

const PHONE = { width: 360, height: 640 };
const MASTER = { width: 1200, height: 1200 };

describe('a picture in its window', () => {
  test('is whole, and no larger than its own pixels', () => {
    expect(fitted(MASTER, PHONE)).toEqual({ width: 360, height: 360 });
    expect(fitted({ width: 300, height: 200 }, PHONE)).toEqual({ width: 300, height: 200 });
    expect(fitted(MASTER, { width: 1366, height: 900 })).toEqual({ width: 900, height: 900 });
  });

  test('is magnified to its own pixels, and one that has no more than are seen not at all', () => {
    expect(mostScale(MASTER, fitted(MASTER, PHONE))).toBeCloseTo(10 / 3);
    expect(mostScale({ width: 300, height: 200 }, { width: 300, height: 200 })).toBe(1);
    expect(held({ scale: 9, x: 0, y: 0 }, MASTER, PHONE).scale).toBeCloseTo(10 / 3);
  });

  test('keeps what is under the finger where it is', () => {
    const view = zoomedAt(WHOLE, { x: 100, y: -50 }, 2.5);
    // A point 100 right of the centre is 250 from the picture's centre, which moved 150 to the left.
    expect(view).toEqual({ scale: 2.5, x: -150, y: 75 });
    expect(zoomedAt(view, { x: 100, y: -50 }, 1)).toEqual(WHOLE);
  });

  test('shows no ground beside it where it is larger than the window', () => {
    expect(held({ scale: 2, x: 999, y: 999 }, MASTER, PHONE)).toEqual({ scale: 2, x: 180, y: 40 });
    expect(held({ scale: 1, x: 999, y: -999 }, MASTER, PHONE)).toEqual(WHOLE);
  });

  test('never grows beyond its master, whatever fingers do', () => {
    const length = fc.integer({ min: 1, max: 4000 });
    const size = fc.record({ width: length, height: length });
    const number = fc.double({ min: -5000, max: 5000, noNaN: true });
    const steps = fc.array(fc.record({ x: number, y: number, scale: fc.double({ min: 0.01, max: 50, noNaN: true }) }), {
      maxLength: 6,
    });
    fc.assert(
      fc.property(size, size, steps, (own, frame, all) => {
        let view = WHOLE;
        for (const { x, y, scale } of all) view = held(zoomedAt(view, { x, y }, scale), own, frame);
        const shown = fitted(own, frame);
        expect(view.scale).toBeGreaterThanOrEqual(1);
        expect(shown.width * view.scale).toBeLessThanOrEqual(own.width + 0.001);
        expect(shown.height * view.scale).toBeLessThanOrEqual(own.height + 0.001);
      }),
    );
  });
});
