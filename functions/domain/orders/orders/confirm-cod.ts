import type { Actor } from '#contract/calls/actor.ts';
import type { AnswerCodConfirmation, CodConfirmation, PlacedOrder } from '#contract/calls/orders.ts';
import { refuse } from '#contract/calls/refusals.ts';
import type { CodConfirmationAnswer } from '#contract/states/order.ts';
import { actorValues } from '../../../db/schema/actors.ts';
import { requireChange } from '../../../db/statement.ts';
import type { AnsweredMessage } from '../../platform/messages/index.ts';
import { outboxItem, sendItems } from '../../platform/outbox/index.ts';
import { currentSettings } from '../../platform/settings/index.ts';
import type { Shop } from '../../shop.ts';
import { cancelOrder } from './cancel-order.ts';
import { answerCodConfirmation, buyerBy, codConfirmationOf, isOrderOf } from './cod-confirmations.ts';
import type { Buyer, CodConfirmationRow } from './cod-confirmations.ts';
import { placedMails } from './order-mails.ts';
import { orderToPay, orderToPayOf } from './order-to-pay.ts';
import type { OrderToPay } from './order-to-pay.ts';
import { orderKey } from './reads.ts';
import { insertEvent } from './statements.ts';
import { prepaidOffer, switchToPrepaid } from './switch-to-prepaid.ts';

/** An order to confirm, identified by its shopper or by the holder of its mailed link. */
export interface AskedConfirmation {
  /** The order's number. A signed-in shopper may also use its id. */
  order: string;
  /** The token of the mailed link. */
  token?: string | undefined;
}

/**
 * Returns a COD order that is, or was, to be confirmed, without name, street and contact. Reading changes nothing,
 * because mail scanners open links.
 * @throws SESSION_EXPIRED, CONFIRMATION_LINK_WRONG
 * @throws ORDER_NOT_FOUND, also for another customer's order and for one that needed no confirmation
 */
export async function readCodConfirmation(
  shop: Shop,
  actor: Actor,
  { order, token }: AskedConfirmation,
): Promise<CodConfirmation> {
  const key = orderKey(order);
  const buyer = await buyerBy(shop, actor, key, token);
  const { settings, confirmation, ...read } = await shop.read({
    settings: currentSettings(),
    confirmation: codConfirmationOf(key),
    ...orderToPay(key),
  });
  const seen = ownOrder(buyer, orderToPayOf(read), confirmation[0]);
  const { answer, answeredAt, untilAt } = confirmation[0]!;
  const { orderId, orderItems, total, shippingAddress, deliveryEstimate } = seen.order;
  const offer = answer === null ? prepaidOffer(seen, settings.policy) : null;
  return {
    orderId,
    answer,
    answeredAt,
    until: untilAt,
    items: orderItems.map(({ product, color, size, quantity }) => ({
      name: product.name,
      detail: [color, size].filter(Boolean).join(', '),
      quantity,
    })),
    total,
    city: shippingAddress.city,
    pinCode: shippingAddress.pinCode,
    deliveryEstimate,
    prepaid: offer && { total: offer.total, saving: total - offer.total },
  };
}

/**
 * Stores the shopper's answer for a COD order that waits for confirmation: confirm, cancel, or pay online. A payment
 * confirms the order. Each answer is possible while the order waits.
 * @returns the order, with the payment page when it is to be paid
 * @throws as `readCodConfirmation`, `cancelOrder` and `switchToPrepaid`
 * @throws COD_CONFIRMATION_OVER when the order has an answer already
 */
export async function decideCodConfirmation(
  shop: Shop,
  actor: Actor,
  { order, token, answer }: AskedConfirmation & AnswerCodConfirmation,
): Promise<PlacedOrder> {
  const buyer = await buyerBy(shop, actor, orderKey(order), token);
  if (answer === undefined) return refuse('FIELDS_INVALID', { fields: { answer: 'Answer is required' } });
  if (answer === 'CONFIRM') return confirm(shop, buyer, order);
  if (answer === 'PAY') return switchToPrepaid(shop, buyer, order);
  const { id, orderId } = await cancelOrder(shop, buyer, { order, reason: 'changedMind' });
  return { id, orderId, payment_link_url: null };
}

/**
 * Answers the confirmation of a COD order for a person who replied to the message about it: the mobile of the message
 * proves who it is, as the mailed link does. Of several orders that the reply may mean, only one may still wait.
 * @param choice `CONFIRM` or `CANCEL`
 * @returns the outcome in a word
 * @throws as `decideCodConfirmation`
 */
export async function answerCodByMessage(
  shop: Shop,
  { orders }: Pick<AnsweredMessage, 'orders'>,
  choice: string,
): Promise<string> {
  const confirmations = await shop.read(...orders.map((number) => codConfirmationOf(orderKey(number))));
  const waiting = orders.filter((_, index) => confirmations[index]?.[0]?.answer === null);
  const [order] = waiting;
  if (order === undefined) return 'over';
  if (waiting.length > 1) return 'ambiguous';
  const buyer: Buyer = { kind: 'visitor', order };
  if (choice === 'CONFIRM') await confirm(shop, buyer, order);
  else await cancelOrder(shop, buyer, { order, reason: 'changedMind' });
  return choice === 'CONFIRM' ? 'confirmed' : 'cancelled';
}

/** Confirms the order: its sellers may send it, and the mails are those of a newly placed order. */
async function confirm(shop: Shop, buyer: Buyer, order: string): Promise<PlacedOrder> {
  const key = orderKey(order);
  const { confirmation, ...read } = await shop.read({ confirmation: codConfirmationOf(key), ...orderToPay(key) });
  const seen = ownOrder(buyer, orderToPayOf(read), confirmation[0]);
  const answer = confirmation[0]!.answer;
  if (answer !== null) refuse('COD_CONFIRMATION_OVER', { params: { reason: ANSWERED[answer] } });
  const { id: orderId, orderId: number } = seen.order;
  const mails = placedMails(seen);
  await shop.write(
    requireChange(answerCodConfirmation({ orderId, answer: 'CONFIRMED', now: shop.now }), 'ORDER_MOVED_ON'),
    insertEvent({ at: shop.now, orderId, event: 'cod.confirmed', from: null, to: null, ...actorValues(buyer) }),
    ...mails.map((mail) => outboxItem(shop, mail)),
  );
  shop.after(() => sendItems(shop, mails));
  return { id: orderId, orderId: number, payment_link_url: null };
}

function ownOrder(
  buyer: Buyer,
  seen: OrderToPay | undefined,
  confirmation: CodConfirmationRow | undefined,
): OrderToPay {
  const isOwn = seen && confirmation && isOrderOf(buyer, { userId: seen.userId, number: seen.order.orderId });
  return isOwn ? seen : refuse('ORDER_NOT_FOUND');
}

const ANSWERED: Record<CodConfirmationAnswer, string> = {
  CONFIRMED: 'This order was confirmed already.',
  PAID: 'This order is paid online already, so it needs no confirmation.',
  CANCELLED: 'This order is cancelled.',
  EXPIRED: 'The time to confirm this order is over, so it is cancelled.',
};
