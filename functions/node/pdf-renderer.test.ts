import { afterEach, expect, test } from 'vitest';
import { printedPaper } from '../../tests/support/printed-paper.ts';
import { openPdfRenderer } from './pdf-renderer.ts';
import type { PdfRenderer } from './pdf-renderer.ts';

let press: PdfRenderer | undefined;
afterEach(() => press?.close());

const isPdf = (bytes: Uint8Array) => new TextDecoder('latin1').decode(bytes.slice(0, 5)) === '%PDF-';

test('papers are drawn apart from the shop, and again after a rest', async () => {
  press = openPdfRenderer({ idleMs: 1 });
  expect(isPdf(await press.draw([printedPaper()]))).toBe(true);
  expect((await Promise.all([1, 2].map(() => press!.draw([printedPaper()])))).every(isPdf)).toBe(true);
});

test('who asks while too many wait is told to come again, and the others get theirs', async () => {
  press = openPdfRenderer({ mostWaiting: 2 });
  const first = [1, 2].map(() => press!.draw([printedPaper()]));
  await expect(press.draw([printedPaper()])).rejects.toMatchObject({ code: 'PAPERS_BUSY', kind: 'unavailable' });
  expect((await Promise.all(first)).every(isPdf)).toBe(true);
});

test('what cannot be drawn fails alone', async () => {
  press = openPdfRenderer();
  const broken = { ...printedPaper(), content: null } as never;
  await expect(press.draw([broken])).rejects.toThrow();
  expect(isPdf(await press.draw([printedPaper()]))).toBe(true);
});
