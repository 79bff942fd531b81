import type { Actor } from '#contract/calls/actor.ts';
import { Refusal } from '#contract/calls/refusals.ts';
import { ProviderError } from '../../../ports/provider-error.ts';
import type { Shop } from '../../shop.ts';
import { applyReturnReport } from './apply-report.ts';
import { ANYBODY } from './own.ts';
import { returnById, returnsToTrack } from './reads.ts';
import { noteAsked } from './statements.ts';

const COURIER: Actor = { kind: 'courier' };
const ASK_AFTER_MS = 2 * 60 * 60_000;
const AT_ONCE = 20;

/** Asks the courier about returns without news for two hours. */
export async function trackReturns(shop: Shop): Promise<{ asked: number; moved: number; failed: number }> {
  const [due] = await shop.read(returnsToTrack({ before: shop.now - ASK_AFTER_MS, limit: AT_ONCE }));
  const did = { asked: 0, moved: 0, failed: 0 };
  for (const { id, awb } of due) {
    did.asked += 1;
    try {
      const { status } = await shop.couriers.track(awb);
      const rows = await shop.read(...returnById({ returnId: id, ...ANYBODY }));
      if (await applyReturnReport(shop, COURIER, rows, status)) did.moved += 1;
    } catch (error) {
      if (!(error instanceof ProviderError) && !(error instanceof Refusal)) throw error;
      did.failed += 1;
      shop.log.error('couriers.trackReturn', error, { return: id });
      // The other returns come first in the next run.
      await shop.write(noteAsked({ returnId: id, now: shop.now }));
    }
  }
  return did;
}
