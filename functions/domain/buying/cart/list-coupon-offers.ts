import type { Customer } from '#contract/calls/actor.ts';
import type { CouponOffer } from '#contract/calls/coupons.ts';
import { couponOffer, reasonInWords } from '#contract/shop/coupon-words.ts';
import { kolkataDay } from '#contract/shop/dates.ts';
import type { Day } from '#contract/shop/dates.ts';
import { formatPaise } from '#contract/shop/money.ts';
import { bundleCandidates } from '../bundles/index.ts';
import { couponCandidates, couponsOfCart, standingOf, termsOf, toApply, withCollections } from '../coupons/index.ts';
import type { CandidateRow } from '../coupons/index.ts';
import { refusedParcels } from '../delivery/index.ts';
import { couponOn, worthOf } from '../pricing/index.ts';
import type { LineToDiscount, PricedOrder } from '../pricing/index.ts';
import { currentSettings } from '../../platform/settings/index.ts';
import type { Shop } from '../../shop.ts';
import { missAsReason, pricedCart } from './cart-view.ts';
import { cartLines } from './reads.ts';

/** The most public coupons shown for a cart. */
const MOST = 30;

/**
 * Returns the public coupons with the worth of each on the customer's cart, or what is missing, best first. Coupons
 * that this customer has used up are left out.
 */
export async function listCouponOffers(shop: Shop, { userId }: Customer): Promise<CouponOffer[]> {
  const today = kolkataDay(shop.now);
  const [{ policy }, lines, rows, bundles, refused] = await shop.read(
    currentSettings(),
    cartLines({ userId, to: 'unknown', today }),
    couponCandidates({ userId, today, skuId: null, code: null, withPublic: 1 }),
    bundleCandidates({ userId, today }),
    refusedParcels({ userId, now: shop.now }),
  );
  const candidates = await withCollections(shop, rows);
  const coupons = couponsOfCart(candidates, today);
  const { price } = pricedCart({
    lines,
    pictures: [],
    policy,
    coupons,
    bundles,
    refusedParcels: refused,
    now: shop.now,
  });
  return publicOffers({ candidates, bought: price.afterBundles, price, today });
}

/** The purchase that public coupons are offered for. */
export interface OfferedOn {
  candidates: readonly CandidateRow[];
  bought: readonly LineToDiscount[];
  /** Its present price. */
  price: Pick<PricedOrder, 'feesDue' | 'coupon'>;
  today: Day;
}

/** Returns the public coupons that may be used today, with the worth of each on some items, best first. */
export function publicOffers({ candidates, bought, price, today }: OfferedOn): CouponOffer[] {
  const offers = candidates
    .filter((row) => row.isPublic && standingOf(row, today) === null)
    .flatMap((row): CouponOffer[] => {
      const found = couponOn(toApply(row), bought, price.feesDue);
      const fits = 'amount' in found;
      // It waives fees that are not charged, so it is worth nothing.
      if (fits && bought.length > 0 && worthOf(found) === 0) return [];
      const offer: CouponOffer = {
        code: row.code,
        offer: couponOffer(termsOf(row)),
        terms: termsInWords(row),
        endDate: row.endOn,
        automatic: row.isAutomatic,
        worth: fits ? worthOf(found) : 0,
        // An empty cart gets no hints, because every coupon would lack something.
        missing: fits || bought.length === 0 ? null : reasonInWords(missAsReason(found, row.isLimited === 1)),
        best: false,
        inEffect: row.id === price.coupon?.coupon.id,
      };
      return [offer];
    })
    .sort(bestFirst)
    .slice(0, MOST);
  return offers.map((offer, index) => ({ ...offer, best: index === 0 && offer.worth > 0 }));
}

function bestFirst(one: CouponOffer, other: CouponOffer): number {
  const misses = ({ missing }: CouponOffer) => Number(missing !== null);
  return other.worth - one.worth || misses(one) - misses(other) || one.code.localeCompare(other.code);
}

/** Returns the conditions of a coupon as text. @example 'On orders from ₹799' */
function termsInWords({ minimumOrderPaise, isLimited, limitNames }: CandidateRow): string {
  const names = JSON.parse(limitNames) as string[];
  const goods = names.length > 0 ? names.join(', ') : isLimited ? 'selected items' : undefined;
  if (minimumOrderPaise === 0) return `On ${goods ?? 'all orders'}`;
  return `On ${goods ?? 'orders'} from ${formatPaise(minimumOrderPaise)}`;
}
