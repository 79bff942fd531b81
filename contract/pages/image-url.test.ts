import { expect, test } from 'vitest';
import { IMAGE_FORMATS, IMAGE_WIDTHS, imageUrl, mediaUrl, readImageVariant } from './image-url.ts';

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

test('what an address says is read back, and a picture in a size has no second one', () => {
  expect(readImageVariant(key, '320.avif')).toEqual({ width: 320, format: 'avif' });
  for (const variant of ['0320.avif', '320.AVIF', '320.avif.', '+320.avif', '3.2e2.avif', '321.avif', '320.png', '']) {
    expect(readImageVariant(key, variant), variant).toBeUndefined();
  }
});

test('a film has no sizes', () => {
  for (const film of ['00c0ffee.webm', '00c0ffee.mp4']) expect(readImageVariant(film, '320.avif')).toBeUndefined();
});
