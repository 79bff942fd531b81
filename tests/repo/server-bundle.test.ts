import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { isBuiltin } from 'node:module';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { ENTRIES, EXTERNAL } from '../../scripts/bundle-server.ts';

const SERVER = 'dist/server';
const STATIC = /^(?:import|export)\b[^;'"]*["']([^"']+)["'];$/gm;
const DYNAMIC = /\bimport\(["']([^"']+)["']\)/g;

const textOf = (file: string) => readFileSync(join(SERVER, file), 'utf8');
const importsOf = (file: string, kind: RegExp) => [...textOf(file).matchAll(kind)].map(([, name]) => name!);

/** Returns the text that a process has read when its entry has run. */
function loadedBy(entry: string): string {
  const files = new Set([`${entry}.js`]);
  for (const file of files) {
    for (const name of importsOf(file, STATIC)) if (name.startsWith('./')) files.add(name.slice(2));
  }
  return [...files].map(textOf).join('\n');
}

describe('the bundle of the server', () => {
  const files = readdirSync(SERVER).filter((name) => name.endsWith('.js'));

  test('has a file for each entry', () => {
    expect(Object.keys(ENTRIES).filter((name) => !existsSync(join(SERVER, `${name}.js`)))).toEqual([]);
  });

  test('holds all packages but those with native code, WebAssembly or large data', () => {
    const packages = files
      .flatMap((file) => [...importsOf(file, STATIC), ...importsOf(file, DYNAMIC)])
      .filter((name) => !name.startsWith('./') && !isBuiltin(name));
    expect(packages).toContain('libsql');
    expect([...new Set(packages)].filter((name) => !EXTERNAL.includes(name))).toEqual([]);
  });

  test('loads the sandbox, PDFs and pictures only when they are needed', () => {
    const loaded = loadedBy('start');
    expect(loaded).toContain('function startShop(');
    expect(loaded).toContain('function openImageQueue(');
    for (const name of ['openSandbox', 'drawDocuments', 'drawVariant', 'seedShop']) {
      expect(
        files.some((file) => textOf(file).includes(`function ${name}(`)),
        name,
      ).toBe(true);
      expect(loaded, name).not.toContain(`function ${name}(`);
    }
  });
});
