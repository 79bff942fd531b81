import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { frontmatterOf } from './imports.ts';
import { filesUnder, textOf } from './source.ts';

const SERVER = 'dist/server';

describe('the renderer of the pages', () => {
  const chunks = readdirSync(SERVER, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.mjs'))
    .map((name) => readFileSync(join(SERVER, name), 'utf8'));

  test('has React in it, in the build for production, whatever NODE_ENV says where it runs', () => {
    const imported = chunks.flatMap((text) =>
      [...text.matchAll(/\bfrom ?["']([^"'./][^"']*)["']/g)].map(([, name]) => name!),
    );
    expect(imported.filter((name) => /^(react|react-dom|lucide|lucide-react)(\/|$)/.test(name))).toEqual([]);
    expect(chunks.some((text) => text.includes('react-dom-server-legacy.browser.production'))).toBe(true);
    expect(chunks.some((text) => text.includes('react-dom-server-legacy.browser.development'))).toBe(false);
  });

  test('needs nothing of Node that a Worker does not have', () => {
    const required = chunks.flatMap((text) =>
      [...text.matchAll(/\b(?:__)?require\(["']([^"']+)["']\)/g)].map(([, name]) => name!),
    );
    expect(required).toEqual([]);
  });
});

test('icons in pages are plain SVG: a React component would be rendered for each of them', () => {
  const components = filesUnder('src', /\.astro$/);
  expect(components.length).toBeGreaterThan(50);
  expect(components.filter((file) => frontmatterOf(textOf(file)).includes("'lucide-react'"))).toEqual([]);
});
