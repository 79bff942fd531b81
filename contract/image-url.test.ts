import { expect, test } from 'vitest';
import { IMAGE_FORMATS, IMAGE_WIDTHS, imageUrl, mediaUrl } from './image-url.ts';

const key = '00c0ffee00c0ffee00c0ffee00c0ffee.png';

test('a file is found by its key, a picture also by width and format', () => {
  expect(mediaUrl(key)).toBe(`/media/${key}`);
  expect(imageUrl(key, 480, 'avif')).toBe(`/media/${key}/480.avif`);
});

test('each width and format of a picture has an address of its own', () => {
  const all = IMAGE_WIDTHS.flatMap((width) => IMAGE_FORMATS.map((format) => imageUrl(key, width, format)));
  expect(new Set(all).size).toBe(IMAGE_WIDTHS.length * IMAGE_FORMATS.length);
});

test('widths go from the thumbnail of a phone to a full screen, in order', () => {
  expect([...IMAGE_WIDTHS]).toEqual(IMAGE_WIDTHS.toSorted((a, b) => a - b));
  expect(IMAGE_WIDTHS[0]).toBeLessThanOrEqual(100);
  expect(IMAGE_WIDTHS.at(-1)).toBeGreaterThanOrEqual(1920);
});
