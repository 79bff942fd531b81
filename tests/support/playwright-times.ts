import type { Reporter, TestCase, TestResult } from '@playwright/test/reporter';
import { relative } from 'node:path';
import { noteTime, ROOT } from '../../scripts/test-times.ts';

/** Records the total duration of the tests of each file, per window size. */
export default class PlaywrightTimes implements Reporter {
  readonly #sums = new Map<string, { file: string; project: string; tests: number; ms: number }>();

  onTestEnd(test: TestCase, { status, duration }: TestResult): void {
    if (status === 'skipped') return;
    const file = relative(ROOT, test.location.file);
    const project = test.parent.project()!.name;
    const key = `${project} ${file}`;
    const sum = this.#sums.get(key) ?? { file, project, tests: 0, ms: 0 };
    this.#sums.set(key, { ...sum, tests: sum.tests + 1, ms: sum.ms + duration });
  }

  onEnd(): void {
    for (const sum of this.#sums.values()) noteTime(sum);
  }

  printsToStdio(): boolean {
    return false;
  }
}
