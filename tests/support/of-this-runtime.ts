/**
 * Runs before each test file on workerd: leaves out the tests that do not depend on the runtime. Where all run, one that
 * lets weeks pass ends sessions of staff, whom the next file needs signed in.
 */
import { relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { beforeEach, inject } from 'vitest';
import { ON_BOTH_RUNTIMES, WANT_A_FRESH_SHOP } from './both-runtimes.ts';
import { signStaffIn } from './setup.ts';

declare global {
  /** Sessions of staff that hold, by their e-mail, for the files that come after. */
  var staffTokens: Record<string, string> | undefined;
}

const API = fileURLToPath(new URL('../api', import.meta.url));

if (process.env.TEST_EVERYWHERE) {
  const { origin, staffTokens } = inject('sharedShop')!;
  globalThis.staffTokens = await signStaffIn(origin, globalThis.staffTokens ?? staffTokens);
  Object.assign(staffTokens, globalThis.staffTokens);
}

beforeEach(({ task, skip }) => {
  const file = relative(API, task.file.filepath).replace(/\.test\.ts$/, '');
  if (process.env.TEST_EVERYWHERE) {
    if (WANT_A_FRESH_SHOP[file]?.some((beginning) => task.name.startsWith(beginning))) skip();
    return;
  }
  const wanted = ON_BOTH_RUNTIMES[file];
  if (wanted !== undefined && wanted !== 'all' && !wanted.includes(task.name)) skip();
});
