import { ERASURES_KEY } from '../ports/backups.ts';
import type { Backups, Erasure } from '../ports/backups.ts';

/** The list of erasures in R2, outside the records. The database's host makes the backups. */
export function r2Backups(bucket: R2Bucket): Backups {
  async function erasures(): Promise<Erasure[]> {
    const stored = await bucket.get(ERASURES_KEY);
    return stored ? await stored.json<Erasure[]>() : [];
  }
  return {
    erasures,
    async noteErasures(fresh) {
      await bucket.put(ERASURES_KEY, JSON.stringify([...(await erasures()), ...fresh]));
    },
    newest: () => Promise.resolve(undefined),
  };
}
