/**
 * Prepares a machine. It installs the packages of the lock file unless they are installed already. With --browser it
 * also installs a Chromium for the tests. Under NODE_ENV=production it installs only the packages that build and run
 * the shop; --tools adds those that test, check and deploy it. It runs under the system's own Node before anything is
 * installed, so it is plain JavaScript and uses only Node's built-in modules.
 */
import { createHash } from 'node:crypto';
import { execFileSync, spawn } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';

const mark = 'node_modules/.cache/installed-lock';

const options = process.argv.slice(2);
const withTools = options.includes('--tools') || options.includes('--browser') || process.env.NODE_ENV !== 'production';

async function installPackages() {
  const all = createHash('sha256').update(readFileSync('package-lock.json')).digest('hex');
  const wanted = withTools ? all : `${all} without tools`;
  const installed = existsSync(mark) ? readFileSync(mark, 'utf8') : '';
  if (installed === wanted || installed === all) return;
  console.log('Installing packages ...');
  const npm = process.env.npm_execpath;
  const [command, ...before] = npm ? [process.execPath, npm] : ['npm'];
  const which = withTools ? '--include=dev' : '--omit=dev';
  const asked = [...before, 'ci', which, '--no-audit', '--no-fund', '--loglevel=error'];
  if (!(await succeeds(command, asked))) throw new Error('The packages could not be installed.');
  mkdirSync('node_modules/.cache', { recursive: true });
  writeFileSync(mark, wanted);
}

/** Debian's packages of browsers that tests can drive. The headless shell takes a quarter less processor time. */
const browsers = ['chromium-headless-shell', 'chromium'];
const hasBrowser = () => process.env.CHROMIUM_PATH || browsers.some((name) => existsSync(`/usr/bin/${name}`));

/** Installs Debian's browser, if there is none yet and this process may install it. */
async function installBrowser() {
  if (hasBrowser() || process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return;
  console.log('Installing Chromium for the browser tests ...');
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  await succeeds('apt-get', ['update', '-qq'], env);
  for (const name of browsers) if (await succeeds('apt-get', ['install', '-y', '-qq', name], env)) return;
}

function succeeds(command, args, env = process.env) {
  const child = spawn(command, args, { stdio: 'inherit', env });
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('close', (code) => resolve(code === 0));
  });
}

const isWithBrowser = options.includes('--browser');
// One unpacks while the other waits for the network.
await Promise.all([installPackages(), isWithBrowser && installBrowser()]);
// Playwright downloads its own browser if the system offers none.
if (isWithBrowser && !hasBrowser()) {
  execFileSync('node_modules/.bin/playwright', ['install', 'chromium'], { stdio: 'inherit' });
}
