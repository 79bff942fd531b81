import { appendFileSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const ROOT = fileURLToPath(new URL('..', import.meta.url));

const SLOWEST = 30;

/** The durations of the newest run of each file, project and class. */
const TIMES_PATH = join(ROOT, 'node_modules/.cache/test-times.json');

/** How long a step, or a test file in one project of a runner, took. */
export interface TestTime {
  /** A path from the root of the repository, or the name of a step. */
  file: string;
  /** Of Vitest or Playwright; `step` for a whole step. */
  project: string;
  /** How many tests ran. */
  tests: number;
  ms: number;
}

export interface NotedTime extends TestTime {
  /** Which tests the run was asked for: quick, full, rest or everywhere. */
  class: string;
  /** When it ended, in milliseconds since 1970. */
  at: number;
}

/**
 * Appends a duration to the file that `npm test` names in TEST_TIMES; without that, does nothing. Several runners append at
 * once, so each writes a line of its own.
 */
export function noteTime(time: TestTime): void {
  const path = process.env.TEST_TIMES;
  if (path === undefined) return;
  const noted: NotedTime = { ...time, class: process.env.TEST_CLASS ?? 'full', at: Date.now() };
  appendFileSync(path, `${JSON.stringify(noted)}\n`);
}

/** Merges the durations of a run into those known before. */
export function keepTimes(path: string): void {
  if (!existsSync(path)) return;
  const lines = readFileSync(path, 'utf8').trimEnd().split('\n');
  const times = new Map(
    [...knownTimes(), ...lines.map((line) => JSON.parse(line) as NotedTime)].map((time) => [
      `${time.class} ${time.project} ${time.file}`,
      time,
    ]),
  );
  mkdirSync(dirname(TIMES_PATH), { recursive: true });
  writeFileSync(TIMES_PATH, `${JSON.stringify([...times.values()], undefined, 1)}\n`);
}

function knownTimes(): NotedTime[] {
  return existsSync(TIMES_PATH) ? (JSON.parse(readFileSync(TIMES_PATH, 'utf8')) as NotedTime[]) : [];
}

/** Prints the slowest test files of all runs, and for each class what its steps and projects take. */
export function printTimes(): void {
  const times = knownTimes();
  if (times.length === 0) return console.log('Nothing was measured yet: `npm test` does so.');
  const files = times.filter(({ project }) => project !== 'step');
  console.log(`The slowest ${SLOWEST} test files:`);
  for (const time of files.toSorted((a, b) => b.ms - a.ms).slice(0, SLOWEST)) {
    console.log(`${seconds(time.ms)}  ${time.class} ${time.project}  ${time.file} (${time.tests} tests)`);
  }
  for (const [testClass, ofClass] of Map.groupBy(times, (time) => time.class)) {
    console.log(`\nClass ${testClass}:`);
    for (const step of ofClass.filter(({ project }) => project === 'step')) {
      console.log(`${seconds(step.ms)}  step ${step.file}`);
    }
    for (const [project, ofProject] of Map.groupBy(ofClass, (time) => time.project)) {
      if (project !== 'step')
        console.log(`${seconds(sumOf(ofProject, 'ms'))}  files of ${project}: ${countsOf(ofProject)}`);
    }
  }
}

function countsOf(times: readonly NotedTime[]): string {
  return `${times.length} files, ${sumOf(times, 'tests')} tests`;
}

function sumOf(times: readonly NotedTime[], name: 'ms' | 'tests'): number {
  return times.reduce((sum, time) => sum + time[name], 0);
}

function seconds(ms: number): string {
  return `${(ms / 1000).toFixed(1).padStart(7)} s`;
}
