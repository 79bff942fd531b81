/**
 * `npm test`: form, lint, types and unit tests, and the built product: the API on Node and on workerd, and browsers. Steps
 * that need nothing of each other run side by side. `npm test -- types api` runs the named steps alone, and
 * `npm test -- everywhere` all tests on both runtimes and at both widths.
 */
import { spawn } from 'node:child_process';
import { rmSync } from 'node:fs';
import { availableParallelism, setPriority } from 'node:os';
import { join } from 'node:path';
import { QUICK_START } from '../functions/node/quick-start.ts';
import { makeRunFolder } from './run-folder.ts';

interface Step {
  commands: string[][];
  /** Steps that must be over before, where they are run at all. */
  after?: string[];
  /** Processors it keeps busy; less than one where it waits for other processes half of its time. */
  cores: number;
  /** Whether steps that others wait for have the processors before it. */
  isBelow?: true;
}

const vitest = (...projects: string[]) => [
  'vitest',
  'run',
  '--config',
  'tests/vitest.config.ts',
  ...projects.flatMap((name) => ['--project', name]),
];

const playwright = (...args: string[]) => [
  'playwright',
  'test',
  '--config',
  'tests/browser/playwright.config.ts',
  ...args,
];

const terms = process.argv.slice(2);
const isEverywhere = terms.includes('everywhere');
const input = terms.filter((word) => word !== 'everywhere');
const isAsked = (name: string) => input.length === 0 || input.includes(name);

/** In the order they are begun in. */
const STEPS: Record<string, Step> = {
  // The pages are built from a shop's records.
  shop: { commands: [['node', 'tests/support/make-ready.ts', 'records']], cores: 1 },
  build: {
    commands: [
      ['node', 'scripts/build.ts'],
      ['node', 'tests/support/make-ready.ts', 'pages'],
    ],
    after: ['shop'],
    cores: 1,
  },
  lint: { commands: [['oxlint', '--deny-warnings']], cores: 0.5, isBelow: true },
  form: { commands: [['npm', 'run', 'format:check']], cores: 0.5, isBelow: true },
  // By the compiler of TypeScript 7, twice as fast; Astro's pages need the library of TypeScript 6.
  types: { commands: [['npm', 'run', 'typecheck:ts']], cores: 0.5, isBelow: true },
  unit: { commands: [vitest('unit')], cores: 0.5, isBelow: true },
  // What has one process goes beside others, the longest first.
  edge: { commands: [vitest('workerd')], after: ['build'], cores: 0.5 },
  astro: {
    commands: [
      // A build has made the types of the pages; without one they are made first, from the records.
      ...(isAsked('build') ? [] : [['node', 'scripts/seed.ts']]),
      ['npm', 'run', 'typecheck:astro', ...(isAsked('build') ? ['--', '--noSync'] : [])],
    ],
    after: ['build'],
    cores: 0.5,
  },
  api: { commands: [vitest('repo', 'node')], after: ['build'], cores: 2 },
  browser: {
    // What a test changes at one width, its twin at the other must not find changed: each width has a shop of its own.
    commands: isEverywhere ? [playwright('--project', 'phone'), playwright('--project', 'desk')] : [playwright()],
    after: ['build'],
    cores: 2,
  },
  // Browsers wait for the shop and the shop for them, a tenth of the time.
  site: { commands: [vitest('site')], after: ['api'], cores: 0.5, isBelow: true },
};

/** One more than there are, since each step waits for the disk or for another process now and then. */
const CORES = Math.max(2, availableParallelism()) + 1;

/** The niceness of a step below others: where there is too little for both, it has a third of what one above it has. */
const BELOW = 5;

const unknown = input.filter((name) => !(name in STEPS));
if (unknown.length > 0) {
  throw new Error(`There is no step ${unknown.join(', ')}. The steps are ${Object.keys(STEPS).join(', ')}.`);
}

// An own shop, so that nobody's data is touched.
const folder = makeRunFolder();
process.on('exit', () => rmSync(folder, { recursive: true, force: true }));
const env = {
  ...process.env,
  DATA_DIR: join(folder, 'data'),
  TMPDIR: folder,
  ORIGIN: 'http://localhost:8787',
  ASTRO_TELEMETRY_DISABLED: '1',
  // Steps, and processes that tests start, load the same files.
  NODE_COMPILE_CACHE: 'node_modules/.cache/compile',
  // Tests make much that is soon forgotten: collected less often, they take a tenth less. Shops have sizes of their own.
  // What they name alike is looked for once by each process: a second less for each of the many.
  NODE_OPTIONS: `${process.env.NODE_OPTIONS ?? ''} --max-semi-space-size=32 ${QUICK_START}`,
  ...(isEverywhere ? { TEST_EVERYWHERE: '1' } : {}),
};

const waiting = new Map(Object.entries(STEPS).filter(([name]) => isAsked(name)));
const running = new Map<string, { step: Step; end: Promise<void> }>();
const failed: string[] = [];

for (;;) {
  // The first signs of a broken step are worth more than the last: nothing is begun after it.
  if (failed.length === 0) beginWhatCan();
  if (running.size === 0) break;
  await Promise.race([...running.values()].map(({ end }) => end));
}
console.log(failed.length > 0 ? `\nBroken: ${failed.join(', ')}.` : '\nEverything holds.');
process.exitCode = failed.length > 0 ? 1 : 0;

function beginWhatCan(): void {
  for (const [name, step] of waiting) {
    const busy = [...running.values()].reduce((cores, other) => cores + other.step.cores, 0);
    const isReady = (step.after ?? []).every((before) => !waiting.has(before) && !running.has(before));
    if (!isReady) continue;
    // What comes later must not take the place of a long step that waits for two.
    if (busy > 0 && busy + step.cores > CORES) return;
    waiting.delete(name);
    running.set(name, { step, end: runStep(name, step) });
  }
}

/** Runs the commands of a step one after the other, and shows what they said when it is over. */
async function runStep(name: string, { commands, isBelow }: Step): Promise<void> {
  const startedAt = performance.now();
  console.log(`${name} ...`);
  const messages: string[] = [];
  let isGood = true;
  for (const [command = '', ...args] of commands) {
    messages.push(`> ${command} ${args.join(' ')}\n`);
    isGood = await succeeds(command, args, isBelow ? BELOW : 0, (text) => messages.push(text));
    if (!isGood) break;
  }
  if (!isGood) failed.push(name);
  running.delete(name);
  const seconds = Math.round((performance.now() - startedAt) / 1000);
  console.log(`\n${isGood ? 'Done' : 'BROKEN'}: ${name}, after ${seconds} s\n${messages.join('')}`);
}

/** @param niceness the less of the processors, the higher it is; what the command starts has it too */
function succeeds(command: string, args: string[], niceness: number, hear: (text: string) => void): Promise<boolean> {
  const child = spawn(command, args, { stdio: ['ignore', 'pipe', 'pipe'], env });
  if (niceness > 0 && child.pid !== undefined) setPriority(child.pid, niceness);
  for (const output of [child.stdout, child.stderr]) output.setEncoding('utf8').on('data', hear);
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('close', (code) => resolve(code === 0));
  });
}
