/**
 * `npm start [-- --env-file FILE]`: installs the packages if they are not installed, and runs `start.ts` under their Node. Variables of the environment are stronger than those of a file. It runs under the system's own Node
 * before anything is installed, so it is plain JavaScript and uses only Node's built-in modules.
 */
import { spawn } from 'node:child_process';
import { parseArgs } from 'node:util';
import { fileURLToPath } from 'node:url';
import { firstRefusal } from './first-look.mjs';
import { areInstalled, installPackages } from './install-packages.mjs';

const NODE = fileURLToPath(new URL('../node_modules/node/bin/node', import.meta.url));
const START = fileURLToPath(new URL('./start.ts', import.meta.url));

const withTools = process.env.NODE_ENV !== 'production';
try {
  const { values } = parseArgs({ options: { 'env-file': { type: 'string', multiple: true } } });
  for (const file of values['env-file'] ?? []) process.loadEnvFile(file);
  const refusal = areInstalled(withTools) ? undefined : await firstRefusal(process.env);
  if (refusal !== undefined) throw new Error(refusal);
} catch (error) {
  console.error(error.message);
  process.exit(1);
}
await installPackages(withTools);

if (process.execPath === NODE) await import('./start.ts');
else {
  // The system's Node may be too old to replace its process.
  const shop = spawn(NODE, [...process.execArgv, START], { stdio: 'inherit' });
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => shop.kill(signal));
  shop.once('exit', (code) => process.exit(code ?? 1));
}
