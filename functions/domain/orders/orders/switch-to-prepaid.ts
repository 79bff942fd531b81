import type { Customer } from '#contract/calls/actor.ts';
import type { PlacedOrder, PrepaidOffer } from '#contract/calls/orders.ts';
import { refuse } from '#contract/calls/refusals.ts';
import type { StorePolicy } from '#contract/shop/policy.ts';
import { requireChange } from '../../../db/statement.ts';
import { makeLink, wantLink } from '../payments/index.ts';
import type { NewLink } from '../payments/index.ts';
import { LEAST_PAISE, switchedPrice } from '../../buying/pricing/index.ts';
import { currentSettings } from '../../platform/settings/index.ts';
import type { Shop } from '../../shop.ts';
import { isOrderOf } from './cod-confirmations.ts';
import type { Buyer } from './cod-confirmations.ts';
import { orderToPay, orderToPayOf, whyNotSwitched } from './order-to-pay.ts';
import type { OrderToPay } from './order-to-pay.ts';
import { linked } from './pay-again.ts';
import { orderKey } from './reads.ts';
import { insertSwitch } from './switch-rows.ts';
import { HOLD_MS } from './write-order.ts';

interface Switchable {
  seen: OrderToPay;
  terms: { discountPercent: number; fundedBy: 'SELLER' | 'PLATFORM' };
  total: number;
  isNew: boolean;
}

/** Returns the total of a COD order if it is paid online. @throws as `switchToPrepaid` */
export async function offerPrepaid(shop: Shop, customer: Customer, key: string): Promise<PrepaidOffer> {
  const { seen, total } = await switchable(shop, customer, key);
  return { total, saving: seen.order.total - total };
}

/**
 * Returns the page for paying a COD order online, with the prepaid discount. The order stays unchanged until it is
 * paid. The first offer stays valid.
 * @throws ORDER_NOT_FOUND, also for another customer's order
 * @throws ORDER_NOT_SWITCHABLE, PREPAID_NOT_OFFERED, CHECKOUT_NO_PAYMENT_LINK
 */
export async function switchToPrepaid(shop: Shop, buyer: Buyer, key: string): Promise<PlacedOrder> {
  const { seen, terms, total, isNew } = await switchable(shop, buyer, key);
  const { order, links } = seen;
  const [newest] = links;
  if (newest?.status === 'created' && newest.expiresAt > shop.now) return linked(order.id, order.orderId, newest.url!);

  const isOpen = newest?.status === 'wanted' && newest.expiresAt > shop.now;
  const attempt = (newest?.attempt ?? 0) + (isOpen ? 0 : 1);
  const link: NewLink = { number: order.orderId, attempt, amountPaise: total, holdUntil: shop.now + HOLD_MS };
  const offered = { orderId: order.id, createdAt: shop.now, totalPaise: total, ...terms };
  if (!isOpen) {
    // The link is written first. A concurrent request fails here, runs again, and returns this link.
    await shop.write(requireChange(wantLink(shop, link), 'ORDER_MOVED_ON'), ...(isNew ? [insertSwitch(offered)] : []));
  }
  const { name, mobile } = order.shippingAddress;
  const url = await makeLink(shop, link, { name, mobile, email: order.user.email }, !isOpen);
  return linked(order.id, order.orderId, url);
}

async function switchable(shop: Shop, buyer: Buyer, key: string): Promise<Switchable> {
  const { settings, ...read } = await shop.read({ settings: currentSettings(), ...orderToPay(orderKey(key)) });
  const seen = orderToPayOf(read);
  if (!seen || !isOrderOf(buyer, { userId: seen.userId, number: seen.order.orderId })) return refuse('ORDER_NOT_FOUND');
  const isOver = buyer.kind === 'visitor' && seen.order.confirmUntil === null;
  const reason = isOver ? 'This order waits for no confirmation any more.' : whyNotSwitched(seen);
  if (reason !== null) refuse('ORDER_NOT_SWITCHABLE', { params: { reason } });
  if (!settings.policy.prepaid.offered) refuse('PREPAID_NOT_OFFERED');
  const offer = prepaidOffer(seen, settings.policy);
  if (!offer) refuse('ORDER_NOT_SWITCHABLE', { params: { reason: 'There is nothing to pay online for this order.' } });
  return { seen, ...offer };
}

/**
 * Returns the total of an order when it is paid online, on the terms of the first offer. Returns null when that is not
 * possible.
 */
export function prepaidOffer(
  seen: OrderToPay,
  { prepaid }: Pick<StorePolicy, 'prepaid'>,
): Omit<Switchable, 'seen'> | null {
  if (whyNotSwitched(seen) !== null || !prepaid.offered) return null;
  const { items, terms: offered } = seen.switching;
  const { discountPercent, fundedBy } = prepaid;
  const terms = offered ?? { discountPercent, fundedBy };
  const total = switchedPrice(items, terms).totalPaise;
  // The gateway accepts no smaller amount.
  return total < LEAST_PAISE ? null : { terms, total, isNew: offered === null };
}
