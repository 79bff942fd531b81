/**
 * `npm run test:one -- PATH [options of the runner]`: finds the project of a test file, builds what is missing for it,
 * and runs it. `--workerd` runs a file of the API on Workers. `--desk` runs a browser test in a wide window. With
 * INSPECT=1 the shop's process waits for a debugger; if the test has no shop, the test's process waits.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, rmSync } from 'node:fs';
import { relative } from 'node:path';
import { projectOf } from './test-classes.ts';
import { makeRunFolder } from './run-folder.ts';
import { playwright, testEnvironment, vitest } from './test-commands.ts';

const INSPECTOR = '127.0.0.1:9229';
/** A debugger needs a single process and no timeouts. */
const UNHURRIED = ['--no-file-parallelism', '--test-timeout=0', '--hook-timeout=0'];
/** The tests of the repository that need the build. */
const OF_THE_BUILD = ['tests/repo/renderer.test.ts', 'tests/repo/server-bundle.test.ts'];
const CHOICES = ['--workerd', '--desk'];

const words = process.argv.slice(2);
const [given, ...rest] = words.filter((word) => !CHOICES.includes(word));
if (given === undefined) throw new Error('Name a test file: npm run test:one -- tests/api/cart/cart.test.ts');
const path = relative('.', given);
if (!existsSync(path)) throw new Error(`There is no ${path}.`);

const folder = makeRunFolder();
process.on('exit', () => rmSync(folder, { recursive: true, force: true }));
const env = testEnvironment(folder);

const isInspected = Boolean(process.env.INSPECT);
const { command, isBuilt } = commandFor(path);
if (isBuilt) {
  for (const step of [['records'], ['build'], ['pages']]) run(['node', 'tests/support/make-ready.ts', ...step]);
}
if (isInspected) env.INSPECT_SHOP = INSPECTOR;
console.log(`> ${command.join(' ')}`);
run(command);

/** Returns the command that runs a file, and whether it needs the built shop. */
function commandFor(file: string): { command: string[]; isBuilt: boolean } {
  const project = projectOf(file);
  if (project === undefined) throw new Error(`No project of the tests has ${file}.`);
  if (project === 'browser') {
    const window = words.includes('--desk') ? 'desk' : 'phone';
    const options = isInspected ? ['--timeout=0', '--workers=1'] : [];
    return { command: playwright(file, '--project', window, ...options, ...rest), isBuilt: true };
  }
  const runner = project === 'node' && words.includes('--workerd') ? 'workerd' : project;
  const hasShop = project === 'node' || project === 'site';
  const options = isInspected ? [...UNHURRIED, ...(hasShop ? [] : [`--inspect-brk=${INSPECTOR}`])] : [];
  return { command: vitest([runner], file, ...options, ...rest), isBuilt: hasShop || OF_THE_BUILD.includes(file) };
}

/** Runs a command, and ends this process if it fails. */
function run([program = '', ...args]: string[]): void {
  const { status } = spawnSync(program, args, { stdio: 'inherit', env });
  if (status !== 0) process.exit(status ?? 1);
}
