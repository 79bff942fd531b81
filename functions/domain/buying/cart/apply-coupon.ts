import type { Customer } from '#contract/calls/actor.ts';
import type { Cart } from '#contract/calls/cart.ts';
import { refuse, refuseCoupon } from '#contract/calls/refusals.ts';
import { readCouponCode } from '#contract/shop/coupon-code.ts';
import type { CouponReason } from '#contract/shop/coupon-words.ts';
import { kolkataDay } from '#contract/shop/dates.ts';
import { bundleCandidates } from '../bundles/index.ts';
import { couponCandidates, couponsOfCart, withCollections } from '../coupons/index.ts';
import type { CandidateRow } from '../coupons/index.ts';
import { refusedParcels } from '../delivery/index.ts';
import { currentSettings } from '../../platform/settings/index.ts';
import type { Shop } from '../../shop.ts';
import { enteredNo, pricedCart } from './cart-view.ts';
import { cartLines, cartPictures, savedLines } from './reads.ts';
import type { Delivery } from './reads.ts';
import { enterCoupon, takeCouponOff } from './statements.ts';

/**
 * Enters a coupon for the cart and replaces the former one. It stays entered when the cart changes and is checked again
 * each time. If an automatic coupon is worth more, the cart says so. A person who guesses codes must not learn which
 * ones exist. So a private code that nobody can use today is refused like an unknown one, unless the customer
 * demonstrably has it.
 * @throws COUPON_EMPTY_CART, COUPON_NOT_VALID, and each of COUPON_REASONS
 */
export async function applyCoupon(shop: Shop, customer: Customer, input: string): Promise<Cart> {
  const { userId } = customer;
  const code = readCouponCode(input) ?? null;
  const { cart, price, entered } = await cartWith(shop, customer, code, (row) => row.code === code);
  if (cart.totalItems === 0) refuse('COUPON_EMPTY_CART');
  if (!entered) refuse('COUPON_NOT_VALID');
  const no = enteredNo(entered, price);
  if (no === 'gone') refuse('COUPON_NOT_VALID');
  if (no && OF_THE_CODE.includes(no.reason) && !isHeld(entered.row)) refuse('COUPON_NOT_VALID');
  if (no) refuseCoupon(no);
  await shop.write(enterCoupon({ userId, couponId: entered.row.id, now: shop.now }));
  return cart;
}

/** Reasons that apply to everybody, so that they would reveal only that the code exists. */
const OF_THE_CODE: readonly CouponReason[] = ['COUPON_NOT_STARTED', 'COUPON_ENDED', 'COUPON_USED_UP'];

/**
 * Returns whether a customer demonstrably has a code: it is public or automatic, or the customer entered or used it
 * before.
 */
function isHeld({ isPublic, isAutomatic, isEntered, ownUses }: CandidateRow): boolean {
  return isPublic || isAutomatic || isEntered === 1 || ownUses > 0;
}

/** Removes a coupon from the cart. A coupon that is not entered changes nothing. */
export async function removeCartCoupon(shop: Shop, customer: Customer, input: string): Promise<Cart> {
  const code = readCouponCode(input) ?? '';
  const { cart } = await cartWith(shop, customer, null, (row) => row.isEntered === 1 && row.code !== code);
  await shop.write(takeCouponOff({ userId: customer.userId, code }));
  return cart;
}

/** Returns the cart as it would be with another coupon entered. */
async function cartWith(
  shop: Shop,
  { userId }: Customer,
  code: string | null,
  isEntered: (row: CandidateRow) => boolean,
) {
  const today = kolkataDay(shop.now);
  const delivery: Delivery = { userId, to: 'unknown', today };
  const [{ policy }, lines, saved, pictures, candidates, bundles, refused] = await shop.read(
    currentSettings(),
    cartLines(delivery),
    savedLines(delivery),
    cartPictures({ userId }),
    couponCandidates({ userId, today, skuId: null, code, withPublic: 0 }),
    bundleCandidates({ userId, today }),
    refusedParcels({ userId, now: shop.now }),
  );
  const coupons = couponsOfCart(await withCollections(shop, candidates), today, isEntered);
  return {
    ...pricedCart({ lines, saved, pictures, policy, coupons, bundles, refusedParcels: refused, now: shop.now }),
    entered: coupons.entered,
  };
}
