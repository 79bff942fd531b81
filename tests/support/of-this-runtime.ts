/** Runs before each test file on workerd: leaves out the tests that do not depend on the runtime. */
import { relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { beforeEach } from 'vitest';
import { ON_BOTH_RUNTIMES } from './both-runtimes.ts';

const API = fileURLToPath(new URL('../api', import.meta.url));

beforeEach(({ task, skip }) => {
  if (process.env.TEST_EVERYWHERE) return;
  const wanted = ON_BOTH_RUNTIMES[relative(API, task.file.filepath).replace(/\.test\.ts$/, '')];
  if (wanted !== undefined && wanted !== 'all' && !wanted.includes(task.name)) skip();
});
