/**
 * `npm run prove:crash`: runs 200 concurrent checkouts in a shop that is killed repeatedly, ten times with different
 * seeds. `SEED=word` repeats one run. It prints each fault, and exits with 1 if there is any.
 */
import { join } from 'node:path';
import { buildIfNeeded } from '../../scripts/build-if-needed.ts';
import { prepareData } from '../../scripts/prepare-data.ts';
import { drawnDemoShop } from '../support/demo-shop.ts';
import { crashRun } from './crash-run.ts';

const SEEDS = ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];
/** The log line of an error contains its whole stack. */
const LONGEST_LINE = 500;

// The build reads pages from the records, so these must exist.
await prepareData(console.log);
await buildIfNeeded(console.log);
for (const seed of process.env.SEED ? [process.env.SEED] : SEEDS) {
  const freshPath = join(await drawnDemoShop(), 'ratnahaat.db');
  const startedAt = performance.now();
  const { faults, counts } = await crashRun({ seed, checkouts: 200, shoppers: 50, crashes: 5, freshPath });
  const seconds = Math.round((performance.now() - startedAt) / 1000);
  console.log(`SEED=${seed}: ${faults.length === 0 ? 'all holds' : `${faults.length} faults`}, ${seconds} s`);
  console.log(
    `  ${Object.entries(counts)
      .map(([what, count]) => `${what}: ${count}`)
      .join(', ')}`,
  );
  for (const fault of faults) console.log(`  ✗ ${fault.slice(0, LONGEST_LINE)}`);
  if (faults.length > 0) process.exitCode = 1;
}
