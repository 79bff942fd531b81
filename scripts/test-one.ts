/**
 * `npm run test:one -- PATH [options of the runner]`: finds the project of a test file, builds what it needs and is missing,
 * and runs it. `--workerd` runs a file of the API on Workers and `--desk` one of the browser in a wide window. With INSPECT=1
 * the process of the shop waits for a debugger, or that of the test where there is no shop.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, rmSync } from 'node:fs';
import { relative } from 'node:path';
import { projectOf } from './test-classes.ts';
import { makeRunFolder } from './run-folder.ts';
import { playwright, testEnvironment, vitest } from './test-commands.ts';

const INSPECTOR = '127.0.0.1:9229';
/** A debugger needs one process, and time. */
const UNHURRIED = ['--no-file-parallelism', '--test-timeout=0', '--hook-timeout=0'];
/** The one test of the repository that looks into the build. */
const RENDERER = 'tests/repo/renderer.test.ts';
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
  for (const step of [['records'], ['build', 'fixed pages'], ['pages']])
    run(['node', 'tests/support/make-ready.ts', ...step]);
}
if (isInspected) env.INSPECT_SHOP = INSPECTOR;
console.log(`> ${command.join(' ')}`);
run(command);

/** Returns how a file is run, and whether it needs the built shop. */
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
  return { command: vitest([runner], file, ...options, ...rest), isBuilt: hasShop || file === RENDERER };
}

/** Ends this process where the command fails. */
function run([program = '', ...args]: string[]): void {
  const { status } = spawnSync(program, args, { stdio: 'inherit', env });
  if (status !== 0) process.exit(status ?? 1);
}
