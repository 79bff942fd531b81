import { mkdirSync, mkdtempSync, readdirSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { diskFiles } from './disk-media.ts';

const folder = mkdtempSync(join(tmpdir(), 'ratnahaat-files-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
const files = diskFiles(folder);
/** Several chunks and a remainder. */
const LARGE = Uint8Array.from({ length: 500_000 }, (_, index) => index % 251);

const bytesOf = async (body: ReadableStream | Uint8Array<ArrayBuffer>) =>
  new Uint8Array(await new Response(body).arrayBuffer());

test.each([
  ['a small file', LARGE.subarray(0, 1000)],
  ['a large file', LARGE],
  ['an empty file', new Uint8Array()],
])('%s comes back as it was stored, with its size and type', async (_, bytes) => {
  await files.put('a.webm', Uint8Array.from(bytes), 'video/webm');
  const stored = (await files.get('a.webm'))!;
  expect(stored).toMatchObject({ contentType: 'video/webm', bytes: bytes.byteLength });
  expect(Buffer.from(bytes).equals(await bytesOf(stored.body))).toBe(true);
  expect(await files.describe('a.webm')).toEqual({ contentType: 'video/webm', bytes: bytes.byteLength });
});

test.each([
  [0, 0],
  [10, 499_999],
  [200_000, 400_000],
  [499_999, 499_999],
])('the bytes from %i to %i come back alone', async (first, last) => {
  await files.put('a.webm', Uint8Array.from(LARGE), 'video/webm');
  const stored = (await files.get('a.webm', { first, last }))!;
  expect(Buffer.from(LARGE.subarray(first, last + 1)).equals(await bytesOf(stored.body))).toBe(true);
});

test('nothing of a large file is read before its reader asks for it', async () => {
  await files.put('a.webm', Uint8Array.from(LARGE), 'video/webm');
  const { body } = (await files.get('a.webm'))!;
  rmSync(join(folder, 'a.webm'));
  await expect(bytesOf(body)).rejects.toThrow('ENOENT');
});

test('a file that became shorter since is no whole answer', async () => {
  await files.put('a.webm', Uint8Array.from(LARGE), 'video/webm');
  const { body } = (await files.get('a.webm'))!;
  truncateSync(join(folder, 'a.webm'), 300_000);
  await expect(bytesOf(body)).rejects.toThrow('ends');
});

test('a file that is not there, and a folder, are nothing', async () => {
  mkdirSync(join(folder, 'folder.png'));
  for (const key of ['none.png', 'folder.png']) {
    expect([await files.describe(key), await files.get(key)]).toEqual([undefined, undefined]);
  }
});

test('a disk that does not take a file is a refusal to come again, and leaves no part of it', async () => {
  mkdirSync(join(folder, 'taken.png'));
  writeFileSync(join(folder, 'taken.png', 'x'), '');
  const before = readdirSync(folder);
  // A file cannot replace a folder that is not empty. This fault stands in for every fault of a disk.
  await expect(files.put('taken.png', new Uint8Array(10), 'image/png')).rejects.toMatchObject({
    code: 'FILES_UNAVAILABLE',
  });
  expect(readdirSync(folder)).toEqual(before);
});
