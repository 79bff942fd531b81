import type { Customer } from '#contract/calls/actor.ts';
import type { PlacedOrder } from '#contract/calls/orders.ts';
import { refuse } from '#contract/calls/refusals.ts';
import type { StorePolicy } from '#contract/shop/policy.ts';
import { actorValues } from '../../../db/schema/actors.ts';
import { requireChange, requireChanges } from '../../../db/statement.ts';
import type { Statement } from '../../../db/statement.ts';
import { COUNTED_MS } from '../../buying/cod-risk/index.ts';
import { refusedParcels } from '../../buying/delivery/index.ts';
import { keepHold } from '../../catalogue/inventory/index.ts';
import { outboxItem, sendItems } from '../../platform/outbox/index.ts';
import type { OutboxItem } from '../../platform/outbox/index.ts';
import { notedLook } from '../payments/index.ts';
import { currentSettings } from '../../platform/settings/index.ts';
import type { Shop } from '../../shop.ts';
import { userById } from '../../accounts/users/index.ts';
import { closeLinks, refuseIfPaid } from './ask-before-change.ts';
import { cashOffer } from './cash-offer.ts';
import type { CashOffer } from './cash-offer.ts';
import {
  cashItemsOfOrder,
  cashRiskOfOrder,
  cashTermsOfOrder,
  deletePrepaidDiscounts,
  requireUnpaid,
  setCashOrder,
} from './cash-rows.ts';
import type { CashItem, CashTerms } from './cash-rows.ts';
import { insertCodConfirmation } from './cod-confirmations.ts';
import { storeCodDecision } from './cod-decisions.ts';
import { cashMails } from './order-mails.ts';
import type { ToConfirm } from './order-mails.ts';
import { holdUntil, isWaiting, orderToPay, orderToPayOf } from './order-to-pay.ts';
import type { OrderToPay } from './order-to-pay.ts';
import { orderKey } from './reads.ts';
import { insertEvent, moveWaitingConsignments } from './statements.ts';
import { insertSwitch, setSwitchedItem } from './switch-rows.ts';
import { HOUR_MS } from './write-order.ts';

/**
 * Switches an order that waits for online payment to cash on delivery. The order keeps its pieces and coupon, and loses
 * the discount for paying online. Its payment page is closed. A payment that still arrives is accepted at its offered
 * price while the order may be switched to prepaid; later it is refunded. An order that is COD already is returned
 * unchanged.
 * @throws ORDER_NOT_FOUND, also for another customer's order
 * @throws ORDER_NOT_TO_PAY, ORDER_HOLD_OVER, ACCOUNT_BLOCKED, COD_NOT_POSSIBLE, ORDER_ALREADY_PAID
 */
export async function switchToCod(shop: Shop, customer: Customer, key: string): Promise<PlacedOrder> {
  const { userId } = customer;
  const input = orderKey(key);
  const {
    settings,
    refused,
    user,
    cashItems: items,
    cashTerms,
    cashRisk,
    ...read
  } = await shop.read({
    settings: currentSettings(),
    refused: refusedParcels({ userId, now: shop.now }),
    user: userById({ userId }),
    cashItems: cashItemsOfOrder(input),
    cashTerms: cashTermsOfOrder(input),
    cashRisk: cashRiskOfOrder({ ...input, since: shop.now - COUNTED_MS }),
    ...orderToPay(input),
  });
  const seen = orderToPayOf(read);
  if (!seen || seen.userId !== userId) return refuse('ORDER_NOT_FOUND');
  const { id, orderId, paymentMethod, orderStatus } = seen.order;
  const placed: PlacedOrder = { id, orderId, payment_link_url: null };
  if (paymentMethod === 'COD' && orderStatus !== 'CANCELLED') return placed;
  if (!isWaiting(seen)) refuse('ORDER_NOT_TO_PAY');
  if (holdUntil(seen) <= shop.now) refuse('ORDER_HOLD_OVER');
  if (user[0]!.blockedAt !== null) refuse('ACCOUNT_BLOCKED');
  const { policy, version } = settings;
  const { orderId: _, ...risk } = cashRisk[0]!;
  const offer = await cashOffer(shop, items, cashTerms[0]!, { policy, userId, refusedParcels: refused, risk });
  if (offer.unavailable !== null) refuse('COD_NOT_POSSIBLE', { params: { reason: offer.unavailable } });
  await refuseIfPaid(shop, customer, seen);

  const { statements, mails } = writeSwitch(shop, customer, {
    seen,
    items,
    terms: cashTerms[0]!,
    offer,
    policy,
    version,
  });
  await shop.write(...statements);
  shop.after(() => sendItems(shop, mails));
  shop.after(() => closeLinks(shop, seen.links));
  return placed;
}

interface Switch {
  seen: OrderToPay;
  items: readonly CashItem[];
  terms: CashTerms;
  offer: CashOffer;
  policy: StorePolicy;
  /** The version of the settings. */
  version: number;
}

/** Returns the statements of the switch, for one batch, and the mails in it. */
function writeSwitch(
  shop: Shop,
  customer: Customer,
  { seen, items, terms, offer: { price, isToConfirm, decided }, policy, version }: Switch,
): { statements: Statement[]; mails: OutboxItem[] } {
  const { order, holds, links, sellers } = seen;
  const { id: orderId, orderId: number } = order;
  const { now } = shop;
  const toConfirm: ToConfirm | null = isToConfirm
    ? { untilAt: now + policy.cod.confirmHours * HOUR_MS, mayPayOnline: policy.prepaid.offered }
    : null;
  const inCash: OrderToPay['order'] = {
    ...order,
    paymentMethod: 'COD',
    prepaidDiscount: 0,
    codFee: price.codFeePaise,
    taxIncluded: price.taxIncludedPaise,
    total: price.totalPaise,
  };
  const mails = cashMails({ order: inCash, sellers }, toConfirm);
  const { discountPercent, fundedBy } = terms.policy.prepaid;
  const waiting = order.consignments.filter(({ orderStatus }) => orderStatus === 'PENDING').length;
  const statements = [
    requireUnpaid({ orderId }),
    // A late payment of the original amount is accepted on these terms.
    insertSwitch({ createdAt: now, orderId, discountPercent, fundedBy, totalPaise: order.total }),
    deletePrepaidDiscounts({ orderId }),
    ...items.map(({ id }, index) => setSwitchedItem({ id, ...price.lines[index]! })),
    ...holds.map(keepHold),
    requireChanges(
      moveWaitingConsignments({ orderId, to: 'PLACED', cancelledAt: null, now }),
      waiting,
      'ORDER_MOVED_ON',
    ),
    ...(toConfirm ? [insertCodConfirmation({ number, createdAt: now, untilAt: toConfirm.untilAt })] : []),
    ...storeCodDecision(decided, { number, paymentMethod: 'COD', policyVersion: version, now }),
    requireChange(
      setCashOrder({
        id: orderId,
        codFee: price.codFeePaise,
        tax: price.taxIncludedPaise,
        total: price.totalPaise,
        now,
      }),
      'ORDER_MOVED_ON',
    ),
    insertEvent({
      at: now,
      orderId,
      event: 'order.switchedToCod',
      from: 'PENDING',
      to: 'PLACED',
      ...actorValues(customer),
    }),
    // Noted before the gateway has closed the links: a shopper who then pays online gets a new page.
    ...links
      .filter(({ status }) => status === 'created' || status === 'wanted')
      .map((link) => notedLook(shop, link, 'cancelled', link.gatewayLink)),
    ...mails.map((mail) => outboxItem(shop, mail)),
  ];
  return { statements, mails };
}
