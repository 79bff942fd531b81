/**
 * Checks what `npm start` is given before the packages are installed, which takes a minute. `check-environment.ts` checks
 * everything, but needs the packages; a test compares the two. It runs under the system's own Node, so it is plain
 * JavaScript and uses only Node's built-in modules.
 */
import { accessSync, constants, existsSync, statSync } from 'node:fs';
import { createServer } from 'node:net';
import { dirname, resolve } from 'node:path';

/** The variables without which no live shop opens. */
const NEEDED_LIVE = [
  'ORIGIN',
  'MAIL_FROM',
  'SHIPROCKET_EMAIL',
  'SHIPROCKET_PASSWORD',
  'COURIER_WEBHOOK_TOKEN',
  'RAZORPAY_KEY_ID',
  'RAZORPAY_KEY_SECRET',
  'RAZORPAY_WEBHOOK_SECRET',
  'TRUSTED_PROXIES',
];

/**
 * Returns why the shop could not open, or undefined.
 * @param {Record<string, string | undefined>} variables
 * @returns {Promise<string | undefined>}
 */
export async function firstRefusal(variables) {
  const port = variables.PORT || '8787';
  if (!/^\d{1,5}$/.test(port) || Number(port) < 1 || Number(port) > 65_535)
    return `PORT is a number from 1 to 65535, not ${port}.`;
  const folder = resolve(variables.DATA_DIR || './data');
  if (!isUsable(folder)) return `DATA_DIR ${folder} is no folder that this user may write to.`;
  if (variables.MODE === 'live') {
    const missing = NEEDED_LIVE.filter((name) => !variables[name]);
    if (missing.length > 0) {
      const lines = missing.map((name) => `  - ${name} is missing`);
      return `The configuration is not complete:\n${lines.join('\n')}\nSee .env.example.`;
    }
  }
  if (await isTaken(Number(port), variables.HOST || undefined))
    return `Port ${port} is in use by another program: end that one, or choose another port with PORT, as in PORT=8790 npm start.`;
  return undefined;
}

/** Returns whether this user may write to a folder, or make it. */
function isUsable(folder) {
  const nearest = existsSync(folder) ? folder : dirname(folder);
  if (nearest !== folder && !existsSync(nearest)) return isUsable(nearest);
  try {
    accessSync(nearest, constants.W_OK | constants.X_OK);
  } catch {
    return false;
  }
  return statSync(nearest).isDirectory();
}

/** Listens for a moment, because only the system knows whether the port is free. */
function isTaken(port, host) {
  const probe = createServer();
  return new Promise((done) => {
    probe.once('error', ({ code }) => done(code === 'EADDRINUSE'));
    probe.listen(port, host, () => probe.close(() => done(false)));
  });
}
