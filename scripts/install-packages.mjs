/**
 * Installs the packages of the lock file. It runs under the system's own Node before anything is installed, so it is
 * plain JavaScript and uses only Node's built-in modules.
 */
import { createHash } from 'node:crypto';
import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';

const mark = 'node_modules/.cache/installed-lock';

/**
 * Returns what the mark of an installation says when the packages of the lock file are installed, the best first.
 * @param {boolean} withTools whether they include the packages that test, check and deploy the shop
 */
function goodMarks(withTools) {
  const all = createHash('sha256').update(readFileSync('package-lock.json')).digest('hex');
  return withTools ? [all] : [all, `${all} without tools`];
}

/** Returns whether the packages are installed. */
export function areInstalled(withTools) {
  return existsSync(mark) && goodMarks(withTools).includes(readFileSync(mark, 'utf8'));
}

/** Installs the packages unless they are installed already. */
export async function installPackages(withTools) {
  if (areInstalled(withTools)) return;
  console.log('Installing packages ...');
  const npm = process.env.npm_execpath;
  const [command, ...before] = npm ? [process.execPath, npm] : ['npm'];
  const which = withTools ? '--include=dev' : '--omit=dev';
  const asked = [...before, 'ci', which, '--no-audit', '--no-fund', '--loglevel=error'];
  if (!(await succeeds(command, asked))) throw new Error('The packages could not be installed.');
  mkdirSync('node_modules/.cache', { recursive: true });
  writeFileSync(mark, goodMarks(withTools).at(-1));
}

/**
 * Runs a program that prints to the same terminal. It ends when this process is asked to end.
 * @returns {Promise<boolean>} whether it ended without an error
 */
export function succeeds(command, args, env = process.env) {
  const child = spawn(command, args, { stdio: 'inherit', env });
  const stop = (signal) => {
    child.kill(signal);
    process.exit(1);
  };
  const signals = ['SIGINT', 'SIGTERM'];
  for (const signal of signals) process.on(signal, stop);
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('close', (code) => {
      for (const signal of signals) process.off(signal, stop);
      resolve(code === 0);
    });
  });
}
