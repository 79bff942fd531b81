import { describe, expect, test } from 'vitest';
import { exifOf, isTurnedAside, jpegSegmentOf, orientationIn } from './exif.ts';
import type { Orientation } from './exif.ts';

const ALL: Orientation[] = [1, 2, 3, 4, 5, 6, 7, 8];
const SIGNS = [0x45, 0x78, 0x69, 0x66, 0, 0];

/** Returns a TIFF directory with some entries of one value each. */
function tiff(isLittle: boolean, entries: [tag: number, type: number, value: number][]): Uint8Array {
  const data = new DataView(new ArrayBuffer(14 + entries.length * 12));
  data.setUint16(0, isLittle ? 0x4949 : 0x4d4d);
  data.setUint16(2, 42, isLittle);
  data.setUint32(4, 8, isLittle);
  data.setUint16(8, entries.length, isLittle);
  for (const [place, [tag, type, value]] of entries.entries()) {
    const at = 10 + place * 12;
    data.setUint16(at, tag, isLittle);
    data.setUint16(at + 2, type, isLittle);
    data.setUint32(at + 4, 1, isLittle);
    if (type === 3) data.setUint16(at + 8, value, isLittle);
    else data.setUint32(at + 8, value, isLittle);
  }
  return new Uint8Array(data.buffer);
}

describe('the orientation of a picture', () => {
  test.each(ALL)('%i is read in both orders of bytes, among other entries, with and without signs', (orientation) => {
    for (const isLittle of [true, false]) {
      const exif = tiff(isLittle, [
        [0x010f, 4, 77],
        [0x0112, 3, orientation],
        [0x0132, 4, 8],
      ]);
      expect(orientationIn(exif)).toBe(orientation);
      expect(orientationIn(Uint8Array.of(...SIGNS, ...exif))).toBe(orientation);
    }
  });

  test.each(ALL)('%i is read again from what is written of it alone', (orientation) => {
    expect(orientationIn(exifOf(orientation))).toBe(orientation);
    expect(orientationIn(jpegSegmentOf(orientation).subarray(4))).toBe(orientation);
    expect(exifOf(orientation)).toHaveLength(26);
  });

  test.each([
    ['nothing', new Uint8Array()],
    ['signs alone', Uint8Array.from(SIGNS)],
    ['no directory', tiff(true, []).subarray(0, 8)],
    ['an unknown value', tiff(true, [[0x0112, 3, 9]])],
    ['the value 0', tiff(false, [[0x0112, 3, 0]])],
    ['a value of another type', tiff(false, [[0x0112, 4, 6]])],
    ['another tag', tiff(true, [[0x0113, 3, 6]])],
    ['a directory beyond the end', Uint8Array.of(0x4d, 0x4d, 0, 42, 0xff, 0xff, 0xff, 0xff)],
    ['a text', new TextEncoder().encode('MM this is no directory at all')],
  ])('is as it lies for %s', (_, exif) => {
    expect(orientationIn(exif)).toBe(1);
  });

  test('is never a fault, whichever byte is another', () => {
    const whole = tiff(true, [[0x0112, 3, 6]]);
    for (let at = 0; at < whole.byteLength; at += 1) {
      for (let value = 0; value < 256; value += 1) {
        const changed = Uint8Array.from(whole);
        changed[at] = value;
        expect(ALL).toContain(orientationIn(changed));
      }
    }
  });
});

test('width and height change places for the last four', () => {
  expect(ALL.filter(isTurnedAside)).toEqual([5, 6, 7, 8]);
});
