import { codRefusal, isToConfirm } from '#contract/shop/cod.ts';
import { codRuledOut, decideCod } from '#contract/shop/cod-risk.ts';
import type { Paise } from '#contract/shop/money.ts';
import { kolkataDay } from '#contract/shop/dates.ts';
import type { StorePolicy } from '#contract/shop/policy.ts';
import { riskNow } from '../../buying/cod-risk/index.ts';
import type { RiskFacts } from '../../buying/cod-risk/index.ts';
import { reachOfOrder } from '../../buying/delivery/index.ts';
import { cashPrice } from '../../buying/pricing/index.ts';
import type { CashPrice, CodDecided } from '../../buying/pricing/index.ts';
import type { Shop } from '../../shop.ts';
import type { CashItem, CashTerms } from './cash-rows.ts';

/** The price of an unpaid order with cash on delivery. */
export interface CashOffer {
  price: CashPrice;
  isToConfirm: boolean;
  /** The decision of the ladder; null if cash on delivery is not possible anyway. */
  decided: CodDecided | null;
  /** The text why cash on delivery is not possible; null when it is. */
  unavailable: string | null;
}

/** The present policy, and the shopper of an order with the facts about its risk. */
export interface CashBuyer {
  policy: StorePolicy;
  userId: number;
  refusedParcels: number;
  risk: RiskFacts;
}

const HAS_GIFT = 'This order has a discount for paying online. Please pay it online, or cancel it and order again.';

/**
 * Prices an unpaid order for cash on delivery and checks whether COD is possible. The fee is that of the order's
 * policy; the limits and the ladder are those of the current policy. An order with the ladder's discount for paying
 * online keeps its payment method. Asks the couriers whether they collect cash at the order's PIN code.
 */
export async function cashOffer(
  shop: Shop,
  items: readonly CashItem[],
  terms: CashTerms,
  { policy, userId, refusedParcels, risk }: CashBuyer,
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
  if (refusal) return { price, isToConfirm: false, decided: null, unavailable: refusal.words };
  const facts = { ...(await riskNow(shop, userId, risk, policy)), goodsPaise: terms.goodsPaise };
  const decision = decideCod(facts, policy);
  return {
    price,
    isToConfirm: isToConfirm(price.totalPaise, policy) || decision.applied === 'CONFIRM',
    decided: { facts, decision, giftPercent: 0 },
    unavailable: terms.hasGift ? HAS_GIFT : codRuledOut(decision, policy),
  };
}
