import { describe, expect, test } from 'vitest';
import { RUNTIME_PATHS, runtimeFiles } from '../../scripts/test-changes.ts';
import { ON_BOTH_RUNTIMES } from '../support/both-runtimes.ts';
import { FULL, FULL_FILES, projectOf, QUICK_ON_WORKERD } from '../../scripts/test-classes.ts';
import { filesUnder } from './source.ts';

const files = filesUnder('');
const tests = files.filter((file) => /\.test\.tsx?$/.test(file));

describe('each test file', () => {
  test('is looked for by a project', () => {
    expect(tests.length).toBeGreaterThan(300);
    expect(tests.filter((file) => projectOf(file) === undefined || !file.endsWith('.test.ts'))).toEqual([]);
  });

  test('is in one class: those that are not quick exist, and give a reason', () => {
    expect(FULL_FILES.filter((file) => !tests.includes(file))).toEqual([]);
    expect(Object.values(FULL).every((reason) => reason.length > 0)).toBe(true);
  });

  test('that is quick on workerd is quick on Node, too, and runs there with all others', () => {
    const names: readonly string[] = QUICK_ON_WORKERD;
    expect(names.filter((name) => !(name in ON_BOTH_RUNTIMES))).toEqual([]);
    expect(names.filter((name) => `tests/api/${name}.test.ts` in FULL)).toEqual([]);
  });
});

describe('a change on which the runtimes depend', () => {
  test('is looked for where there are files', () => {
    const empty = RUNTIME_PATHS.filter((beginning) => !files.some((file) => file.startsWith(beginning)));
    expect(empty).toEqual([]);
  });

  test('makes the quick run the full one, and no other change does', () => {
    const changed = ['functions/domain/shop.ts', 'functions/node.ts', 'src/adapter/x.ts', 'src/pages/index.astro'];
    expect(runtimeFiles(changed)).toEqual(['functions/node.ts', 'src/adapter/x.ts']);
  });
});
