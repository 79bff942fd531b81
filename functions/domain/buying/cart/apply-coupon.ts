import type { Customer } from '#contract/calls/actor.ts';
import type { Cart } from '#contract/calls/cart.ts';
import { refuse, refuseCoupon } from '#contract/calls/refusals.ts';
import { readCouponCode } from '#contract/shop/coupon-code.ts';
import type { CouponReason } from '#contract/shop/coupon-words.ts';
import { kolkataDay } from '#contract/shop/dates.ts';
import { couponCandidates, couponsOfCart } from '../coupons/index.ts';
import type { CandidateRow } from '../coupons/index.ts';
import { refusedParcels } from '../delivery/index.ts';
import { currentSettings } from '../../platform/settings/index.ts';
import type { Shop } from '../../shop.ts';
import { enteredNo, pricedCart } from './cart-view.ts';
import { cartLines, cartPictures, savedLines } from './reads.ts';
import type { Delivery } from './reads.ts';
import { enterCoupon, takeCouponOff } from './statements.ts';

/**
 * Enters a coupon for the cart in place of the one before. It stays when the cart changes and is asked anew each time;
 * where an automatic one is worth more, the cart says so.
 * A person who guesses codes must not learn which ones exist: a private code that holds for nobody today is refused like
 * an unknown one, unless the customer is known to hold it.
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

/** Reasons that hold for everybody, so that they say no more than that the code exists. */
const OF_THE_CODE: readonly CouponReason[] = ['COUPON_NOT_STARTED', 'COUPON_ENDED', 'COUPON_USED_UP'];

/** Whether a customer is known to have a code: everybody is shown it, they entered it before, or they used it. */
function isHeld({ isPublic, isAutomatic, isEntered, ownUses }: CandidateRow): boolean {
  return isPublic || isAutomatic || isEntered === 1 || ownUses > 0;
}

/** Takes a coupon off the cart. One that was not entered changes nothing. */
export async function removeCartCoupon(shop: Shop, customer: Customer, input: string): Promise<Cart> {
  const code = readCouponCode(input) ?? '';
  const { cart } = await cartWith(shop, customer, null, (row) => row.isEntered === 1 && row.code !== code);
  await shop.write(takeCouponOff({ userId: customer.userId, code }));
  return cart;
}

/** The cart as it would be with another coupon entered. */
async function cartWith(
  shop: Shop,
  { userId }: Customer,
  code: string | null,
  isEntered: (row: CandidateRow) => boolean,
) {
  const today = kolkataDay(shop.now);
  const delivery: Delivery = { userId, to: 'unknown', today };
  const [{ policy }, lines, saved, pictures, candidates, refused] = await shop.read(
    currentSettings(),
    cartLines(delivery),
    savedLines(delivery),
    cartPictures({ userId }),
    couponCandidates({ userId, today, skuId: null, code, withPublic: 0 }),
    refusedParcels({ userId, now: shop.now }),
  );
  const coupons = couponsOfCart(candidates, today, isEntered);
  return {
    ...pricedCart({ lines, saved, pictures, policy, coupons, refusedParcels: refused, now: shop.now }),
    entered: coupons.entered,
  };
}
