/**
 * Runs before each test file on workerd and skips the tests that do not depend on the runtime. When all tests run, one
 * that advances the clock by weeks ends the sessions of staff, which the next file needs.
 */
import { relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { beforeEach, inject } from 'vitest';
import { ON_BOTH_RUNTIMES } from './both-runtimes.ts';
import { TEST_CLASS } from '../../scripts/test-classes.ts';
import { signStaffIn } from './setup.ts';

declare global {
  /** The valid sessions of staff for later files, by email. */
  var staffTokens: Record<string, string> | undefined;
}

const API = fileURLToPath(new URL('../api', import.meta.url));
const runsAll = TEST_CLASS === 'everywhere';

if (runsAll) {
  const { origin, staffTokens } = inject('sharedShop')!;
  globalThis.staffTokens = await signStaffIn(origin, globalThis.staffTokens ?? staffTokens);
  Object.assign(staffTokens, globalThis.staffTokens);
}

beforeEach(({ task, skip }) => {
  if (runsAll) return;
  const file = relative(API, task.file.filepath).replace(/\.test\.ts$/, '');
  const wanted = ON_BOTH_RUNTIMES[file];
  if (wanted !== undefined && wanted !== 'all' && !wanted.includes(task.name)) skip();
});
