/**
 * Prepares a machine. It installs the packages of the lock file unless they are installed already. With --browser it
 * also installs a Chromium for the tests. Under NODE_ENV=production it installs only the packages that build and run
 * the shop; --tools adds those that test, check and deploy it. It runs under the system's own Node before anything is
 * installed, so it is plain JavaScript and uses only Node's built-in modules.
 */
import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { installPackages, succeeds } from './install-packages.mjs';

const options = process.argv.slice(2);
const withTools = options.includes('--tools') || options.includes('--browser') || process.env.NODE_ENV !== 'production';

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

const isWithBrowser = options.includes('--browser');
// One unpacks while the other waits for the network.
await Promise.all([installPackages(withTools), isWithBrowser && installBrowser()]);
// Playwright downloads its own browser if the system offers none.
if (isWithBrowser && !hasBrowser()) {
  execFileSync('node_modules/.bin/playwright', ['install', 'chromium'], { stdio: 'inherit' });
}
