import { codRefusal, isToConfirm } from '#contract/shop/cod.ts';
import type { Paise } from '#contract/shop/money.ts';
import { kolkataDay } from '#contract/shop/dates.ts';
import type { StorePolicy } from '#contract/shop/policy.ts';
import { reachOfOrder } from '../../buying/delivery/index.ts';
import { cashPrice } from '../../buying/pricing/index.ts';
import type { CashPrice } from '../../buying/pricing/index.ts';
import type { Shop } from '../../shop.ts';
import type { CashItem, CashTerms } from './cash-rows.ts';

/** The price of an unpaid order with cash on delivery. */
export interface CashOffer {
  price: CashPrice;
  isToConfirm: boolean;
  /** The text why cash on delivery is not possible; null when it is. */
  unavailable: string | null;
}

/**
 * Prices an unpaid order for cash on delivery and checks whether COD is possible. The fee is that of the order's
 * policy; the limits are those of the current policy. Asks the couriers whether they collect cash at the order's PIN
 * code.
 */
export async function cashOffer(
  shop: Shop,
  items: readonly CashItem[],
  terms: CashTerms,
  { policy, refusedParcels }: { policy: StorePolicy; refusedParcels: number },
): Promise<CashOffer> {
  const { pinCode, stateCode, waivesFees } = terms;
  const fee: Paise = waivesFees ? 0 : terms.policy.cod.feePaise;
  const price = cashPrice(items, fee);
  const { collectsCash } = await reachOfOrder(
    shop,
    items,
    { pinCode, stateCode },
    { today: kolkataDay(shop.now), dispatchHours: policy.dispatchHours },
  );
  const refusal = codRefusal(
    {
      goodsPaise: price.goodsPaise,
      lines: items.map(({ name, codAllowed }) => ({ name, codAllowed: codAllowed === 1 })),
      place: { pinCode, collectsCash },
      refusedParcels,
    },
    policy,
  );
  return { price, isToConfirm: isToConfirm(price.totalPaise, policy), unavailable: refusal?.words ?? null };
}
