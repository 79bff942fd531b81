/**
 * Makes a fresh machine ready: installs the packages of the lock file when they are not the installed ones, and with
 * --browser sees to it that there is a Chromium for the tests. Runs under the system's own Node, before anything is
 * installed, so it is plain JavaScript and uses nothing but what comes with Node.
 */
import { createHash } from 'node:crypto';
import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';

const mark = 'node_modules/.cache/installed-lock';

function installPackages() {
  const wanted = createHash('sha256').update(readFileSync('package-lock.json')).digest('hex');
  const installed = existsSync(mark) ? readFileSync(mark, 'utf8') : '';
  if (installed === wanted) return;
  console.log('Installing packages ...');
  const npm = process.env.npm_execpath;
  const [command, ...before] = npm ? [process.execPath, npm] : ['npm'];
  execFileSync(command, [...before, 'ci', '--no-audit', '--no-fund', '--loglevel=error'], { stdio: 'inherit' });
  mkdirSync('node_modules/.cache', { recursive: true });
  writeFileSync(mark, wanted);
}

/** Debian's Chromium where there is one or where it can be installed, else the test tool's own download. */
function findBrowser() {
  if (existsSync('/usr/bin/chromium') || process.env.CHROMIUM_PATH) return;
  console.log('Installing Chromium for the browser tests ...');
  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
    spawnSync('apt-get', ['update', '-qq'], { stdio: 'inherit', env });
    spawnSync('apt-get', ['install', '-y', '-qq', 'chromium'], { stdio: 'inherit', env });
    if (existsSync('/usr/bin/chromium')) return;
  }
  execFileSync('node_modules/.bin/playwright', ['install', 'chromium'], { stdio: 'inherit' });
}

installPackages();
if (process.argv.includes('--browser')) findBrowser();
