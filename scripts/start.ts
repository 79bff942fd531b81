/**
 * `npm start`: bundles the server if its sources have changed, and runs it in place of this process, with the flags and
 * variables of its own. So no parent process is left, and signals reach the shop. In a container without sources it is
 * `dist/server/launch.js`.
 */
import { writeSync } from 'node:fs';
import { inheritedSocket } from '../functions/node/port.ts';
import { projectPath } from '../functions/node/program-files.ts';
import { SHOP_FLAGS, SHOP_VARIABLES } from '../functions/node/start-flags.ts';
import { bundleIfNeeded } from './bundle-if-needed.ts';

// The stream of standard output would leave a pipe in non-blocking mode for the other processes that have it.
await bundleIfNeeded((text) => writeSync(1, `${text}\n`));

const args = [...process.execArgv, ...SHOP_FLAGS, projectPath('dist/server/start.js')];
// The packages' development mode is slower.
const env = { ...process.env, ...SHOP_VARIABLES, NODE_ENV: process.env.NODE_ENV || 'production' };
const socket = inheritedSocket(process.env);
if (process.platform !== 'win32' && process.execve && socket === undefined)
  process.execve(process.execPath, [process.execPath, ...args], env);
else await runAsChild();

/** Windows cannot replace a process, and a replaced process of Node loses an inherited socket. */
async function runAsChild(): Promise<void> {
  const { spawn } = await import('node:child_process');
  const streams = ['inherit', 'inherit', 'inherit', ...(socket === undefined ? [] : [socket])] as const;
  const shop = spawn(process.execPath, args, { stdio: [...streams], env });
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => shop.kill(signal));
  shop.once('exit', (code) => process.exit(code ?? 1));
}
