import { appendFileSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const ROOT = fileURLToPath(new URL('..', import.meta.url));

const SLOWEST = 30;

/** The durations of the newest run of each file, project and class. */
const TIMES_PATH = join(ROOT, 'node_modules/.cache/test-times.json');

/** The duration of a step, or of a test file in one project of a runner. */
export interface TestTime {
  /** A path from the root of the repository, or the name of a step. */
  file: string;
  /** The project of Vitest or Playwright; `step` for a whole step. */
  project: string;
  tests: number;
  ms: number;
}

export interface NotedTime extends TestTime {
  /** The class of tests of the run: quick, full, rest or everywhere. */
  class: string;
  /** The end of the run, in milliseconds since 1970. */
  at: number;
}

/**
 * Appends a duration to the file that `npm test` names in TEST_TIMES; without that variable it does nothing. Several
 * runners append at the same time, so each writes one line per duration.
 */
export function noteTime(time: TestTime): void {
  const path = process.env.TEST_TIMES;
  if (path === undefined) return;
  const noted: NotedTime = { ...time, class: process.env.TEST_CLASS ?? 'full', at: Date.now() };
  appendFileSync(path, `${JSON.stringify(noted)}\n`);
}

/** Merges the durations of a run into the stored ones. */
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

/** Prints the slowest test files of all runs, and the durations of steps and projects for each class. */
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
