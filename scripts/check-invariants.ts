/**
 * `npm run check:invariants [-- --data DIR]`: checks the invariants of the shop's records and prints the result of
 * each. If one is broken, it prints the faults and exits with 1. If DATABASE_URL is set, it checks the records on that
 * server.
 */
import { parseArgs } from 'node:util';
import { checkInvariants } from '../functions/domain/whole-shop/invariants/index.ts';
import { openCommandDb } from './command-db.ts';
import { explained } from './explained.ts';

/** The most faults of one invariant that are printed. The others are counted. */
const NAMED = 20;

const { data } = parseArgs({ options: { data: { type: 'string' } } }).values;
const checked = await explained(async () => checkInvariants(await openCommandDb(data)));
for (const { says, faults } of checked) {
  console.log(`${faults.length === 0 ? '✓' : '✗'} ${says}`);
  for (const error of faults.slice(0, NAMED)) console.log(`    ${error}`);
  if (faults.length > NAMED) console.log(`    and ${faults.length - NAMED} more`);
}
const broken = checked.filter(({ faults }) => faults.length > 0).length;
console.log(broken === 0 ? `All ${checked.length} hold.` : `${broken} of ${checked.length} do not hold.`);
process.exit(broken === 0 ? 0 : 1);
