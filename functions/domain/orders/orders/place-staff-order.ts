import type { Admin } from '#contract/calls/actor.ts';
import type { PlacedOrder } from '#contract/calls/orders.ts';
import { Refusal } from '#contract/calls/refusals.ts';
import type { PlaceStaffOrder, QuoteStaffOrder, StaffOrderQuote } from '#contract/calls/staff-orders.ts';
import { readCouponCode } from '#contract/shop/coupon-code.ts';
import { userByEmail } from '../../accounts/users/index.ts';
import { previewItems } from '../../buying/bag/index.ts';
import { destination } from '../../buying/cart/index.ts';
import type { Shop } from '../../shop.ts';
import { place } from './place-order.ts';

/**
 * Returns what an order by staff costs and whom the e-mail belongs to. It stores nothing. Two round trips.
 */
export async function quoteStaffOrder(
  shop: Shop,
  { items, email, pinCode, couponCode }: QuoteStaffOrder,
): Promise<StaffOrderQuote> {
  const [[known]] = await shop.read(userByEmail({ email: email ?? '' }));
  const code = readCouponCode(couponCode) ?? null;
  const preview = await previewItems(shop, {
    userId: known?.id ?? 0,
    items,
    code,
    to: destination(undefined, pinCode),
  });
  return {
    ...preview,
    customer: known
      ? { id: known.id, fullName: known.fullName, mobile: known.mobile, isBlocked: known.blockedAt !== null }
      : null,
  };
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
  { email, items, address, paymentMethod, channel, couponCode, note, expectedTotal }: PlaceStaffOrder,
): Promise<PlacedOrder> {
  const [[known]] = await shop.read(userByEmail({ email }));
  const newCustomer = { email, fullName: address.name, mobile: address.mobile };
  return place(
    shop,
    { userId: known?.id ?? 0, by, newCustomer },
    { address: { form: address }, buyNowItem: undefined, byStaff: { items, couponCode, channel }, expectedTotal, note },
    paymentMethod,
  );
}
