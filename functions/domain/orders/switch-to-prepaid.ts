import type { Customer } from '#contract/calls/actor.ts';
import type { PlacedOrder, PrepaidOffer } from '#contract/calls/orders.ts';
import { refuse } from '#contract/calls/refusals.ts';
import { requireChange } from '../../db/statement.ts';
import { makeLink, wantLink } from '../payments/index.ts';
import type { NewLink } from '../payments/index.ts';
import { switchedPrice } from '../pricing/index.ts';
import { currentSettings } from '../settings/index.ts';
import type { Shop } from '../shop.ts';
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

/** What an order with cash on delivery would come to if it were paid online. @throws as `switchToPrepaid` */
export async function offerPrepaid(shop: Shop, customer: Customer, key: string): Promise<PrepaidOffer> {
  const { seen, total } = await switchable(shop, customer, key);
  return { total, saving: seen.order.total - total };
}

/**
 * The page on which an order with cash on delivery is paid online after all, with the discount for that. Until it is paid
 * the order stays as it is, and where nobody pays nothing has changed. What was offered first is what holds.
 * @throws ORDER_NOT_FOUND, also for somebody else's; ORDER_NOT_SWITCHABLE, PREPAID_NOT_OFFERED, CHECKOUT_NO_PAYMENT_LINK
 */
export async function switchToPrepaid(shop: Shop, customer: Customer, key: string): Promise<PlacedOrder> {
  const { seen, terms, total, isNew } = await switchable(shop, customer, key);
  const { order, links } = seen;
  const [newest] = links;
  if (newest?.status === 'created' && newest.expiresAt > shop.now) return linked(order.id, order.orderId, newest.url!);

  const isOpen = newest?.status === 'wanted' && newest.expiresAt > shop.now;
  const attempt = (newest?.attempt ?? 0) + (isOpen ? 0 : 1);
  const link: NewLink = { number: order.orderId, attempt, amountPaise: total, holdUntil: shop.now + HOLD_MS };
  const offered = { orderId: order.id, createdAt: shop.now, totalPaise: total, ...terms };
  if (!isOpen) {
    // The link first: who asks at the same moment is heard again, and told of this one.
    await shop.write(requireChange(wantLink(shop, link), 'ORDER_MOVED_ON'), ...(isNew ? [insertSwitch(offered)] : []));
  }
  const { name, mobile } = order.shippingAddress;
  const url = await makeLink(shop, link, { name, mobile, email: order.user.email }, !isOpen);
  return linked(order.id, order.orderId, url);
}

async function switchable(shop: Shop, { userId }: Customer, key: string): Promise<Switchable> {
  const { settings, ...read } = await shop.read({ settings: currentSettings(), ...orderToPay(orderKey(key)) });
  const seen = orderToPayOf(read);
  if (!seen || seen.userId !== userId) return refuse('ORDER_NOT_FOUND');
  const reason = whyNotSwitched(seen);
  if (reason !== null) refuse('ORDER_NOT_SWITCHABLE', { params: { reason } });
  const { prepaid } = settings.policy;
  if (!prepaid.offered) refuse('PREPAID_NOT_OFFERED');
  const { items, terms: offered } = seen.switching;
  const { discountPercent, fundedBy } = prepaid;
  const terms = offered ?? { discountPercent, fundedBy };
  const total = switchedPrice(items, terms).totalPaise;
  if (total === 0) refuse('ORDER_NOT_SWITCHABLE', { params: { reason: 'There is nothing to pay for this order.' } });
  return { seen, terms, total, isNew: offered === null };
}
