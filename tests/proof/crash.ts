/**
 * `npm run prove:crash`: 200 checkouts at once in a shop that is killed again and again, ten times with another seed.
 * `SEED=word` replays one. Ends with 1 and names each fault where something does not hold.
 */
import { join } from 'node:path';
import { buildIfNeeded } from '../../scripts/build-if-needed.ts';
import { prepareData } from '../../scripts/prepare-data.ts';
import { drawnDemoShop } from '../support/demo-shop.ts';
import { crashRun } from './crash-run.ts';

const SEEDS = ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];
/** A fault of the log has its whole stack. */
const LONGEST_LINE = 500;

// The build reads pages from the records, which may not be there yet.
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
