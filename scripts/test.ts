/**
 * Runs the tests, step by step. Steps that do not depend on each other run in parallel.
 *
 * - `npm test` runs form, lint, types, and the tests of the class `quick`. It runs all tests if a changed file is one
 *   of the runtimes' (`test-changes.ts`).
 * - `npm test -- types api` runs only these steps.
 * - `npm test -- times` prints the durations of files and steps.
 * - `npm run test:full` runs all tests; with `-- --rest` only those that `npm test` does not run.
 * - `npm run test:everywhere` runs all tests on both runtimes and in both window sizes, and the proofs.
 */
import { spawn } from 'node:child_process';
import { rmSync } from 'node:fs';
import { availableParallelism, setPriority } from 'node:os';
import { join } from 'node:path';
import { CLASSES } from './test-classes.ts';
import type { TestClass } from './test-classes.ts';
import { keepTimes, noteTime, printTimes } from './test-times.ts';
import { makeRunFolder } from './run-folder.ts';
import { changedFiles, runtimeFiles } from './test-changes.ts';
import { playwright, testEnvironment, vitest } from './test-commands.ts';

interface Step {
  commands: string[][];
  /** Steps that must end first, if they are part of the run. */
  after?: string[];
  /** The number of processors it keeps busy; less than one if it waits for other processes half of its time. */
  cores: number;
  /** Whether it runs at a lower priority than the steps that others wait for. */
  isBelow?: true;
}

/** One more than the machine has, because each step sometimes waits for the disk or for another process. */
const CORES = Math.max(2, availableParallelism()) + 1;

/**
 * The niceness of a step with lower priority. When processors are short, it gets a third of the time of other steps.
 */
const BELOW = 5;

const words = process.argv.slice(2);
if (words.includes('times')) printTimes();
else await runTests();

async function runTests(): Promise<void> {
  const isRest = words.includes('--rest');
  const asked = words.filter((word) => word !== '--rest' && !CLASSES.some((testClass) => testClass === word));
  const testClass = CLASSES.find((known) => words.includes(known)) ?? classByChanges();
  if (isRest && testClass === 'full' && classByChanges() === 'full') {
    console.log('`npm test` ran all tests: nothing is left.');
    return;
  }
  const steps = stepsOf(isRest ? 'rest' : testClass, (name) => asked.length === 0 || asked.includes(name));
  const unknown = asked.filter((name) => !(name in steps));
  if (unknown.length > 0) {
    throw new Error(`There is no step ${unknown.join(', ')}. The steps are ${Object.keys(steps).join(', ')}.`);
  }
  const wanted = new Map(Object.entries(steps).filter(([name]) => asked.length === 0 || asked.includes(name)));
  const failed = await runSteps(wanted, isRest ? 'rest' : testClass);
  console.log(failed.length > 0 ? `\nBroken: ${failed.join(', ')}.` : '\nEverything holds.');
  process.exitCode = failed.length > 0 ? 1 : 0;
}

/** Returns the class of `npm test`, and prints the reason if it is `full`. */
function classByChanges(): TestClass {
  const { base, paths } = changedFiles();
  const files = runtimeFiles(paths);
  if (files.length === 0) return 'quick';
  const since = base === undefined ? 'in the work tree' : `since ${base.slice(0, 12)}`;
  console.log(`All tests run, because of what changed ${since}:\n${files.map((file) => `  ${file}\n`).join('')}`);
  return 'full';
}

/** Returns the steps of a class, in the order in which they start. */
function stepsOf(testClass: TestClass, isAsked: (name: string) => boolean): Record<string, Step> {
  const checks: Record<string, Step> = {
    lint: { commands: [['npm', 'run', 'lint']], cores: 0.5, isBelow: true },
    form: { commands: [['npm', 'run', 'format:check']], cores: 0.5, isBelow: true },
    // The compiler of TypeScript 7 is twice as fast. Astro's pages need the library of TypeScript 6.
    types: { commands: [['npm', 'run', 'typecheck:ts']], cores: 0.5, isBelow: true },
  };
  const astro: Step = {
    commands: [
      // A build generates the types of the pages. Without one, they are generated first from the records.
      ...(isAsked('build') ? [] : [['node', 'scripts/seed.ts']]),
      ['npm', 'run', 'typecheck:astro', ...(isAsked('build') ? ['--', '--noSync'] : [])],
    ],
    after: ['build'],
    cores: 0.5,
  };
  return {
    // The pages are built from a shop's records.
    shop: { commands: [['node', 'tests/support/make-ready.ts', 'records']], cores: 1 },
    build: {
      commands: [
        ['node', 'tests/support/make-ready.ts', 'build'],
        ['node', 'tests/support/make-ready.ts', 'pages'],
      ],
      after: ['shop'],
      cores: 1,
    },
    ...(testClass === 'rest' ? {} : checks),
    unit: { commands: [vitest(['unit'])], cores: 0.5, isBelow: true },
    // Steps of one process run in parallel with others, the longest first.
    edge: {
      commands: testClass === 'everywhere' ? onWorkerd() : [vitest(['workerd'])],
      after: ['build'],
      cores: 0.5,
    },
    ...(testClass === 'rest' ? {} : { astro }),
    api: { commands: [vitest(['repo', 'node'])], after: ['build'], cores: 2 },
    browser: {
      // Each window size has its own shop: a test must not meet the changes of the same test in the other window.
      commands:
        testClass === 'everywhere'
          ? [playwright('--project', 'phone'), playwright('--project', 'desk')]
          : [playwright()],
      after: ['build'],
      cores: 2,
    },
    // Browser and shop wait for each other a tenth of the time.
    site: { commands: [vitest(['site'])], after: ['build', 'api'], cores: 0.5, isBelow: true },
    ...(testClass === 'everywhere' ? { proofs: proofs() } : {}),
  };
}

/**
 * Every file on workerd, in parts: the files of a part share a shop, and a test that looks at all goods meets those of
 * all files before it.
 */
function onWorkerd(): string[][] {
  return [1, 2, 3, 4, 5].map((part) => vitest(['workerd', 'workerd-alone'], `--shard=${part}/5`));
}

function proofs(): Step {
  const commands = ['crash', 'edge-ledger', 'year'].map((name) => ['npm', 'run', `prove:${name}`]);
  return { commands, after: ['build', 'edge', 'api', 'browser', 'site'], cores: 2 };
}

/** Runs steps until one fails; returns the names of those that failed. */
async function runSteps(waiting: Map<string, Step>, testClass: TestClass): Promise<string[]> {
  // The run has its own shop, so that it changes nobody's data.
  const folder = makeRunFolder();
  process.on('exit', () => rmSync(folder, { recursive: true, force: true }));
  const times = join(folder, 'times.jsonl');
  Object.assign(process.env, { TEST_CLASS: testClass, TEST_TIMES: times });
  const environment = testEnvironment(folder);
  const running = new Map<string, { step: Step; end: Promise<void> }>();
  const failed: string[] = [];

  for (;;) {
    // Fail fast: start no further steps after a failure.
    if (failed.length === 0) beginWhatCan();
    if (running.size === 0) break;
    await Promise.race([...running.values()].map(({ end }) => end));
  }
  keepTimes(times);
  return failed;

  function beginWhatCan(): void {
    for (const [name, step] of waiting) {
      const busy = [...running.values()].reduce((cores, other) => cores + other.step.cores, 0);
      const isReady = (step.after ?? []).every((before) => !waiting.has(before) && !running.has(before));
      if (!isReady) continue;
      // Do not start a later step before a long one that waits for two processors.
      if (busy > 0 && busy + step.cores > CORES) return;
      waiting.delete(name);
      running.set(name, { step, end: runStep(name, step) });
    }
  }

  /** Runs the commands of a step one after the other, and shows their output when the step is over. */
  async function runStep(name: string, { commands, isBelow }: Step): Promise<void> {
    const startedAt = performance.now();
    console.log(`${name} ...`);
    const output: string[] = [];
    let isGood = true;
    for (const [command = '', ...args] of commands) {
      output.push(`> ${command} ${args.join(' ')}\n`);
      isGood = await succeeds(command, args, environment, isBelow ? BELOW : 0, (text) => output.push(text));
      if (!isGood) break;
    }
    if (!isGood) failed.push(name);
    running.delete(name);
    const ms = performance.now() - startedAt;
    noteTime({ file: name, project: 'step', tests: 0, ms });
    const end = isGood ? 'Done' : 'BROKEN';
    const again = isGood ? '' : `. ${howToRun(name)}`;
    console.log(`\n${end}: ${name}, after ${Math.round(ms / 1000)} s${again}\n${output.join('')}`);
  }
}

/** Returns the commands that run a step alone, and one file of it. */
function howToRun(step: string): string {
  const built = ['edge', 'api', 'browser', 'site'].includes(step);
  const alone = `Alone: npm test -- ${built ? `shop build ${step}` : step}`;
  return built || step === 'unit' ? `${alone}; one file: npm run test:one -- PATH` : alone;
}

/** @param niceness the share of the processors shrinks as it grows; child processes inherit it */
function succeeds(
  command: string,
  args: string[],
  env: NodeJS.ProcessEnv,
  niceness: number,
  hear: (text: string) => void,
): Promise<boolean> {
  const child = spawn(command, args, { stdio: ['ignore', 'pipe', 'pipe'], env });
  if (niceness > 0 && child.pid !== undefined) setPriority(child.pid, niceness);
  for (const stream of [child.stdout, child.stderr]) stream.setEncoding('utf8').on('data', hear);
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('close', (code) => resolve(code === 0));
  });
}
