import type { Actor } from '#contract/calls/actor.ts';
import type { SkuOffers } from '#contract/calls/coupons.ts';
import { refuse } from '#contract/calls/refusals.ts';
import { kolkataDay } from '#contract/shop/dates.ts';
import { PAYMENT_METHODS } from '#contract/states/payment.ts';
import { couponCandidates, couponsOfCart, NO_COUPONS, standingOf, toApply, withCollections } from '../coupons/index.ts';
import { refusedParcels } from '../delivery/index.ts';
import { priceOrder } from '../pricing/index.ts';
import type { PricedOrder } from '../pricing/index.ts';
import { currentSettings } from '../../platform/settings/index.ts';
import type { Shop } from '../../shop.ts';
import { lineToPrice } from './cart-view.ts';
import { publicOffers } from './list-coupon-offers.ts';
import { skuToBuy } from './reads.ts';

/** A user id that nobody has: visitors have used no coupon. */
const NOBODY = 0;

/**
 * Returns the public coupons with the worth of each on one piece of a SKU. It also returns the lowest price of this
 * piece with any of them and either payment method. The price pipeline of carts computes it. Coupons that a customer
 * has used up are left out.
 * @throws SKU_NOT_FOUND
 */
export async function skuOffers(shop: Shop, viewer: Actor, skuId: number): Promise<SkuOffers> {
  const today = kolkataDay(shop.now);
  const userId = (viewer.kind === 'customer' ? viewer.userId : undefined) ?? NOBODY;
  const [{ policy }, [sku], rows, refused] = await shop.read(
    currentSettings(),
    skuToBuy({ userId, to: 'unknown', today, skuId }),
    couponCandidates({ userId, today, skuId, code: null, withPublic: 1 }),
    refusedParcels({ userId, now: shop.now }),
  );
  if (!sku) refuse('SKU_NOT_FOUND');
  const candidates = await withCollections(shop, rows);
  const bought = [lineToPrice(sku, 1)];
  const { automatic } = couponsOfCart(candidates, today).toChoose;
  const open = candidates.filter((row) => row.isPublic && standingOf(row, today) === null).map(toApply);

  const prices = PAYMENT_METHODS.flatMap((method) =>
    [null, ...open].map((entered) =>
      priceOrder({
        lines: bought,
        method,
        policy,
        toState: undefined,
        coupons: { entered, automatic: automatic.filter(({ id }) => id !== entered?.id) },
        cod: { refusedParcels: refused },
      }),
    ),
  ).filter(({ unavailable }) => unavailable === null);
  const best = prices.reduce<PricedOrder | undefined>(
    (found, price) => (!found || price.totals.total < found.totals.total ? price : found),
    undefined,
  );
  const plain = priceOrder({
    lines: bought,
    method: 'PREPAID',
    policy,
    toState: undefined,
    coupons: NO_COUPONS.toChoose,
    cod: { refusedParcels: refused },
  });
  return {
    offers: publicOffers({ candidates, bought, price: plain, today }),
    best:
      best && best.totals.total < sku.unitSellingPaise
        ? { total: best.totals.total, couponCode: best.coupon?.coupon.code ?? null, method: best.method }
        : null,
  };
}
