/**
 * `npm run smoke -- ORIGIN [--commit COMMIT]`: tests a deployed shop from outside with a few reads, and exits with 1 if
 * something is wrong. With `--commit` the shop must run that commit.
 */
import { parseArgs } from 'node:util';
import { smokeTest } from './smoke-test.ts';

const { values, positionals } = parseArgs({ options: { commit: { type: 'string' } }, allowPositionals: true });
const [origin = ''] = positionals;
if (!URL.canParse(origin)) {
  console.error('Name the address of the shop: npm run smoke -- https://shop.example');
  process.exit(1);
}
const faults = await smokeTest({ origin: origin.replace(/\/$/, ''), commit: values.commit, withinMs: 0 });
console.log(faults.length === 0 ? `The shop at ${origin} works.` : faults.join('\n'));
process.exit(faults.length === 0 ? 0 : 1);
