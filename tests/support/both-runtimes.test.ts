import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { NEED_A_SHOP_ALONE, ON_BOTH_RUNTIMES } from './both-runtimes.ts';

const fileOf = (name: string) => `tests/api/${name}.test.ts`;

/** Returns the titles that a written one may have: `test.each` fills `%s` and `%j` with values. */
const asPattern = (written: string) =>
  new RegExp(`^${written.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`).replace(/%[sj]/g, '.+')}$`);

test('each name in the lists of tests that run on workerd is a test file’s', () => {
  const names = [...Object.keys(ON_BOTH_RUNTIMES), ...NEED_A_SHOP_ALONE];
  expect(names.filter((name) => !existsSync(fileOf(name)))).toEqual([]);
});

test('each test that is named alone stands in its file', () => {
  const missing = Object.entries(ON_BOTH_RUNTIMES).flatMap(([name, named]) => {
    const source = readFileSync(fileOf(name), 'utf8');
    const titles = [...source.matchAll(/'((?:[^'\\\n]|\\.)+)', (?:async )?\(/g)].map(([, title]) => title!);
    const stands = (title: string) => titles.some((written) => asPattern(written).test(title));
    return named === 'all' ? [] : named.filter((title) => !stands(title)).map((title) => [name, title]);
  });
  expect(missing).toEqual([]);
});
