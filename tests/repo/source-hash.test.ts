import { mkdirSync, mkdtempSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { sourceHash } from '../../scripts/source-hash.ts';

/* The hash of a build's sources decides whether a start builds again. */

let folder: string;
let sources: string;
const hash = () => sourceHash(join(folder, 'hash.json'), [sources, join(folder, 'none')], /\.ts$/);
const write = (name: string, text: string) => writeFileSync(join(sources, name), text);

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'ratnahaat-sources-'));
  sources = join(folder, 'sources');
  mkdirSync(join(sources, 'inner'), { recursive: true });
  write('inner/one.ts', 'one');
  write('two.ts', 'two');
});
afterEach(() => rmSync(folder, { recursive: true }));

test('a change is seen, although size and time of the file are as before', () => {
  const before = hash();
  const { atime, mtime } = statSync(join(sources, 'two.ts'));
  write('two.ts', '222');
  utimesSync(join(sources, 'two.ts'), atime, mtime);
  expect(hash()).not.toBe(before);
});

test('a file that comes, goes or gets another name is seen', () => {
  const hashes = [hash()];
  write('inner/three.ts', 'two');
  hashes.push(hash());
  rmSync(join(sources, 'two.ts'));
  hashes.push(hash());
  expect(new Set(hashes).size).toBe(3);
});

test('files with the same contents have the same hash at any time, with or without the stored hash', () => {
  const before = hash();
  write('two.ts', 'two');
  utimesSync(join(sources, 'two.ts'), 0, 0);
  expect(hash()).toBe(before);
  rmSync(join(folder, 'hash.json'));
  expect(hash()).toBe(before);
});

test('tests and files of other kinds are no sources', () => {
  const before = hash();
  write('two.test.ts', 'test');
  write('inner/picture.png', 'picture');
  expect(hash()).toBe(before);
});
