import { kolkataDay } from '#contract/shop/dates.ts';
import type { StorePolicy } from '#contract/shop/policy.ts';
import { reachOfOrder } from '../delivery/index.ts';
import type { ReachOfOrder } from '../delivery/index.ts';
import type { Shop } from '../../shop.ts';
import type { SkuToBuy } from './reads.ts';

/** Returns how the lines reach their destination; undefined while that is not known. */
export async function reachOfLines(
  shop: Shop,
  lines: readonly SkuToBuy[],
  { dispatchHours }: StorePolicy,
): Promise<ReachOfOrder | undefined> {
  const [first] = lines;
  if (!first || first.toPin === null) return undefined;
  return reachOfOrder(
    shop,
    lines,
    { pinCode: first.toPin, stateCode: first.toState },
    { today: kolkataDay(shop.now), dispatchHours },
  );
}
