import { existsSync } from 'node:fs';
import { expect, test } from 'vitest';
import { entryUrl, projectPath } from './program-files.ts';

test('the folders of the project are found from the sources', () => {
  expect(
    ['migrations', 'demo/media/', 'functions/node/program-files.ts'].map(projectPath).filter(existsSync),
  ).toHaveLength(3);
});

test('a process of the sources starts with the TypeScript file next to its starter', () => {
  expect(entryUrl('draw-pages', import.meta.url)).toEqual(new URL('./draw-pages.ts', import.meta.url));
  expect(existsSync(entryUrl('draw-pages', import.meta.url))).toBe(true);
});

test('a process of the bundle starts with the JavaScript file next to its starter', () => {
  const url = entryUrl('draw-pages', 'file:///srv/shop/dist/server/start-B4Xz.js');
  expect(url.href).toBe('file:///srv/shop/dist/server/draw-pages.js');
});
