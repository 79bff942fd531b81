/**
 * Makes a fresh machine ready: installs the packages of the lock file when they are not the installed ones, and with
 * --browser sees to it that there is a Chromium for the tests. Under NODE_ENV=production only what builds and runs the shop
 * is installed, unless --tools asks for what tests, checks and ships it as well. Runs under the system's own Node, before anything is
 * installed, so it is plain JavaScript and uses nothing but what comes with Node.
 */
import { createHash } from 'node:crypto';
import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';

const mark = 'node_modules/.cache/installed-lock';

const options = process.argv.slice(2);
const withTools = options.includes('--tools') || options.includes('--browser') || process.env.NODE_ENV !== 'production';

function installPackages() {
  const all = createHash('sha256').update(readFileSync('package-lock.json')).digest('hex');
  const wanted = withTools ? all : `${all} without tools`;
  const installed = existsSync(mark) ? readFileSync(mark, 'utf8') : '';
  if (installed === wanted || installed === all) return;
  console.log('Installing packages ...');
  const npm = process.env.npm_execpath;
  const [command, ...before] = npm ? [process.execPath, npm] : ['npm'];
  const which = withTools ? '--include=dev' : '--omit=dev';
  execFileSync(command, [...before, 'ci', which, '--no-audit', '--no-fund', '--loglevel=error'], { stdio: 'inherit' });
  mkdirSync('node_modules/.cache', { recursive: true });
  writeFileSync(mark, wanted);
}

/** Debian's packages of a browser that tests can drive. The one without a window takes a quarter less of the processor. */
const browsers = ['chromium-headless-shell', 'chromium'];
const hasBrowser = () => browsers.some((name) => existsSync(`/usr/bin/${name}`));

/** A browser of the system's where there is one or where Debian's can be installed, else the test tool's own download. */
function findBrowser() {
  if (hasBrowser() || process.env.CHROMIUM_PATH) return;
  console.log('Installing Chromium for the browser tests ...');
  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
    spawnSync('apt-get', ['update', '-qq'], { stdio: 'inherit', env });
    for (const name of browsers) {
      spawnSync('apt-get', ['install', '-y', '-qq', name], { stdio: 'inherit', env });
      if (hasBrowser()) return;
    }
  }
  execFileSync('node_modules/.bin/playwright', ['install', 'chromium'], { stdio: 'inherit' });
}

installPackages();
if (options.includes('--browser')) findBrowser();
