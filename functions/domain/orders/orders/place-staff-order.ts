import type { Admin } from '#contract/calls/actor.ts';
import type { Cart } from '#contract/calls/cart.ts';
import type { PlacedOrder } from '#contract/calls/orders.ts';
import { Refusal } from '#contract/calls/refusals.ts';
import type { PlaceStaffOrder, QuoteStaffOrder, StaffOrderQuote } from '#contract/calls/staff-orders.ts';
import type { SubRole } from '#contract/calls/permissions.ts';
import * as messages from '#contract/messages.ts';
import { staffDiscountLimit } from '#contract/shop/staff-discount.ts';
import type { Paise } from '#contract/shop/money.ts';
import { readCouponCode } from '#contract/shop/coupon-code.ts';
import { membershipOf, userByEmail } from '../../accounts/users/index.ts';
import { previewItems } from '../../buying/bag/index.ts';
import { destination } from '../../buying/cart/index.ts';
import type { Shop } from '../../shop.ts';
import { currentSettings } from '../../platform/settings/index.ts';
import type { CurrentSettings } from '../../platform/settings/index.ts';
import { limitDiscount, place } from './place-order.ts';

/**
 * Returns what an order by staff costs and whom the e-mail belongs to. It stores nothing. Two round trips.
 * @throws STAFF_DISCOUNT_TOO_HIGH
 */
export async function quoteStaffOrder(
  shop: Shop,
  admin: Admin,
  { items, email, pinCode, couponCode, discount }: QuoteStaffOrder,
): Promise<StaffOrderQuote> {
  const [[known], settings, membership] = await shop.read(
    userByEmail({ email: email ?? '' }),
    currentSettings(),
    membershipOfAdmin(admin),
  );
  const code = readCouponCode(couponCode) ?? null;
  const preview = await previewItems(shop, {
    userId: known?.id ?? 0,
    items,
    code,
    to: destination(undefined, pinCode),
    staffDiscount: discount,
  });
  if (discount) limitDiscount({ ...discount, atMostPercent: limitOf(settings, membership) }, goodsIn(preview.cart));
  return {
    ...preview,
    cart: sayUnknownCoupon(preview.cart, couponCode),
    customer: known
      ? { id: known.id, fullName: known.fullName, mobile: known.mobile, isBlocked: known.blockedAt !== null }
      : null,
  };
}

/** Returns the cart with a notice if staff entered a code that no coupon has: placing the order would refuse it. */
export function sayUnknownCoupon(cart: Cart, couponCode: string): Cart {
  const code = couponCode.trim();
  if (code === '' || cart.enteredCoupon !== null) return cart;
  return { ...cart, enteredCoupon: { code, inEffect: false, notice: messages.COUPON_NOT_VALID } };
}

/**
 * Places an order for a customer whom staff spoke to, in the customer's name. Goods, prices, stock, tax and papers are
 * those of any order; the customer's cart stays as it is, and nobody has to confirm it. A person without an account gets
 * one in the batch of the order.
 * @throws SKU_NOT_FOUND, SIZE_UNKNOWN and what `placeOrder` refuses
 */
export async function placeStaffOrder(shop: Shop, admin: Admin, body: PlaceStaffOrder): Promise<PlacedOrder> {
  try {
    return await placeFor(shop, admin, body);
  } catch (error) {
    if (!(error instanceof Refusal) || error.code !== 'EMAIL_TAKEN') throw error;
    // Another request added the account meanwhile.
    return placeFor(shop, admin, body);
  }
}

async function placeFor(
  shop: Shop,
  by: Admin,
  { email, items, address, paymentMethod, channel, couponCode, discount, note, expectedTotal }: PlaceStaffOrder,
): Promise<PlacedOrder> {
  const [[known], settings, membership] = await shop.read(
    userByEmail({ email }),
    currentSettings(),
    membershipOfAdmin(by),
  );
  const given = discount ? { ...discount, atMostPercent: limitOf(settings, membership) } : null;
  const newCustomer = { email, fullName: address.name, mobile: address.mobile };
  return place(
    shop,
    { userId: known?.id ?? 0, by, newCustomer },
    {
      address: { form: address },
      buyNowItem: undefined,
      byStaff: { items, couponCode, channel, discount: given },
      expectedTotal,
      note,
    },
    paymentMethod,
  );
}

export const membershipOfAdmin = ({ userId }: Admin) => membershipOf({ userId, role: 'ROLE_ADMIN', sellerId: null });

/** Returns how many percent a person of the platform may take off. */
export function limitOf({ policy }: CurrentSettings, [membership]: readonly { subRole: SubRole | null }[]): number {
  return membership?.subRole ? staffDiscountLimit(policy, membership.subRole) : 0;
}

/** Returns the price of the goods after bundles and coupon. The payment methods may differ in the coupon. */
export function goodsIn({ summary }: StaffOrderQuote['cart']): Paise {
  const goods = ({ totalSellingPrice, bundles, couponPrice }: (typeof summary)['COD']) =>
    totalSellingPrice - couponPrice - bundles.reduce((sum, { discount }) => sum + discount, 0);
  return Math.max(goods(summary.COD), goods(summary.PREPAID));
}
