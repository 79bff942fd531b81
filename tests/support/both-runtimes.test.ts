import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { ON_BOTH_RUNTIMES, WANT_A_FRESH_SHOP } from './both-runtimes.ts';
import { SERVED } from './spec.ts';

const fileOf = (name: string) => `tests/api/${name}.test.ts`;

test('each name in the list of tests that run on both runtimes is a test file’s', () => {
  expect(Object.keys(ON_BOTH_RUNTIMES).filter((name) => !existsSync(fileOf(name)))).toEqual([]);
});

test('each test that is named alone stands in its file', () => {
  const missing = Object.entries(ON_BOTH_RUNTIMES).flatMap(([name, named]) => {
    const source = readFileSync(fileOf(name), 'utf8');
    return named === 'all' ? [] : named.filter((title) => !source.includes(`'${title}'`)).map((title) => [name, title]);
  });
  expect(missing).toEqual([]);
});

test('each test that wants a fresh shop stands in its file, by its own name or by that of a call', () => {
  const calls = SERVED.map(({ method, path }) => `${method} ${path}`);
  const missing = Object.entries(WANT_A_FRESH_SHOP).flatMap(([name, titles]) => {
    const source = readFileSync(fileOf(name), 'utf8');
    return titles.filter((title) => !source.includes(`'${title}`) && !calls.includes(title));
  });
  expect(missing).toEqual([]);
});
