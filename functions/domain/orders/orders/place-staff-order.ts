import type { Admin } from '#contract/calls/actor.ts';
import type { PlacedOrder } from '#contract/calls/orders.ts';
import type { PlaceStaffOrder, QuoteStaffOrder, StaffOrderQuote } from '#contract/calls/staff-orders.ts';
import { readCouponCode } from '#contract/shop/coupon-code.ts';
import { addCustomer, userByEmail } from '../../accounts/users/index.ts';
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
 * one, just before the order is written.
 * @throws SKU_NOT_FOUND, SIZE_UNKNOWN and what `placeOrder` refuses
 */
export async function placeStaffOrder(shop: Shop, admin: Admin, body: PlaceStaffOrder): Promise<PlacedOrder> {
  const { email, items, address, paymentMethod, channel, couponCode, note, expectedTotal } = body;
  const [[known]] = await shop.read(userByEmail({ email }));
  return place(
    shop,
    {
      userId: known?.id ?? 0,
      by: admin,
      addAccount: () => addCustomer(shop, admin, { email, fullName: address.name, mobile: address.mobile }),
    },
    {
      address: { form: address },
      buyNowItem: undefined,
      byStaff: { items, couponCode, channel },
      expectedTotal,
      note,
    },
    paymentMethod,
  );
}
