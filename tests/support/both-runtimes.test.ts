import { existsSync } from 'node:fs';
import { expect, test } from 'vitest';
import { ON_BOTH_RUNTIMES } from './both-runtimes.ts';

test('each name in the list of tests that run on both runtimes is a test file’s, and stands there once', () => {
  expect(ON_BOTH_RUNTIMES.filter((name) => !existsSync(`tests/api/${name}.test.ts`))).toEqual([]);
  expect(new Set(ON_BOTH_RUNTIMES).size).toBe(ON_BOTH_RUNTIMES.length);
});
