import { expect, inject, test } from 'vitest';
import { crashRun } from '../../proof/crash-run.ts';

const SHORT = { checkouts: 30, shoppers: 10, crashes: 2 };

/** `npm run prove:crash` does the same with 200 checkouts and many seeds. */
test.runIf(inject('running').runtime === 'node')(
  'when the power fails while shoppers order, pay and cancel, each order is placed and paid or nothing of it is left',
  async () => {
    const seed = process.env.SEED ?? 'short';
    const { faults } = await crashRun({ seed, ...SHORT, freshPath: inject('running').freshPath });
    expect(faults, `SEED=${seed}`).toEqual([]);
  },
  120_000,
);
