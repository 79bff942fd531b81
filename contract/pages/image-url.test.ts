import { expect, test } from 'vitest';
import { IMAGE_FORMATS, IMAGE_WIDTHS, imageUrl, mediaUrl, readImageVariant } from './image-url.ts';

const key = '00c0ffee00c0ffee00c0ffee00c0ffee.png';

test('a file is found by its key, a picture also by width and format', () => {
  expect(mediaUrl(key)).toBe(`/media/${key}`);
  expect(imageUrl(key, 480, 'webp')).toBe(`/media/${key}/480.webp`);
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

test('what an address says is read back, and a picture in a size has no second one', () => {
  expect(readImageVariant(key, '320.webp')).toEqual({ width: 320, format: 'webp' });
  for (const variant of ['0320.webp', '320.WEBP', '320.webp.', '+320.webp', '3.2e2.webp', '321.webp', '320.avif', '']) {
    expect(readImageVariant(key, variant), variant).toBeUndefined();
  }
});

test('a film has no sizes', () => {
  for (const film of ['00c0ffee.webm', '00c0ffee.mp4']) expect(readImageVariant(film, '320.webp')).toBeUndefined();
});
