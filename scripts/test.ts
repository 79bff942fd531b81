/**
 * `npm test`: form, lint, types, then the built product: unit tests, the API on Node and on workerd, and browsers.
 * `npm test -- types api` runs the named steps alone.
 */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

// Build and type check of the pages read a shop's records: an own one, so that nobody's data is touched.
const dataDir = mkdtempSync(join(tmpdir(), 'ratnahaat-test-'));
const env = { ...process.env, DATA_DIR: dataDir, ORIGIN: 'http://localhost:8787', ASTRO_TELEMETRY_DISABLED: '1' };
process.on('exit', () => rmSync(dataDir, { recursive: true, force: true }));

const STEPS: Record<string, string[][]> = {
  form: [['prettier', '--check', '--log-level', 'warn', '.']],
  lint: [['oxlint', '--deny-warnings']],
  build: [['node', 'scripts/build.ts']],
  types: [
    ['tsc', '--build'],
    // The check of the pages reads them from the records; after a build these are there already.
    ['node', 'scripts/seed.ts'],
    ['astro', 'check', '--tsconfig', 'src/tsconfig.json', '--minimumFailingSeverity', 'warning'],
  ],
  api: [['vitest', 'run', '--config', 'tests/vitest.config.ts']],
  browser: [['playwright', 'test', '--config', 'tests/browser/playwright.config.ts']],
};

const asked = process.argv.slice(2);
const unknown = asked.filter((name) => !(name in STEPS));
if (unknown.length > 0) {
  throw new Error(`There is no step ${unknown.join(', ')}. The steps are ${Object.keys(STEPS).join(', ')}.`);
}
for (const [name, commands] of Object.entries(STEPS)) {
  if (asked.length > 0 && !asked.includes(name)) continue;
  for (const [command = '', ...args] of commands) {
    console.log(`\n${name}: ${command} ${args.join(' ')}`);
    // The first signs of a broken step are worth more than the last: what comes after it is not run.
    const { status } = spawnSync(command, args, { stdio: 'inherit', env });
    if (status !== 0) process.exit(status ?? 1);
  }
}
console.log('\nEverything holds.');
