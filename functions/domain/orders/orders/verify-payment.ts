import type { Actor, Admin, Customer } from '#contract/calls/actor.ts';
import { GATEWAY } from '#contract/calls/actor.ts';
import type { Order } from '#contract/calls/orders.ts';
import type { PaymentOrder, VerifiedPayment } from '#contract/calls/payments.ts';
import { Refusal, refuse } from '#contract/calls/refusals.ts';
import type { CallbackParameters } from '../../../ports/payments.ts';
import { askGateway, referenceOf } from '../payments/index.ts';
import type { Shop } from '../../shop.ts';
import { isSwitching, isWaiting, readOrderToPay } from './order-to-pay.ts';
import { orderKey } from './reads.ts';
import { settlePayment } from './settle-payment.ts';

/**
 * Checks whether a payment has arrived, for the page that the gateway redirects the payer to. A valid gateway signature
 * replaces a session. Without it, the order must be the actor's own. The gateway is asked in both cases.
 * @param name the gateway's id of the payment or of its link
 * @throws SESSION_EXPIRED for a visitor without a valid signature
 * @throws PAYMENT_NOT_VERIFIED when the payment has not arrived
 * @throws PAYMENT_NOT_FOUND, PAYMENT_PROCESS_FAILED
 */
export async function verifyPayment(
  shop: Shop,
  actor: Actor,
  name: string,
  callback: CallbackParameters | undefined,
): Promise<VerifiedPayment> {
  const isSigned = callback !== undefined && (await isFrom(shop, name, callback));
  if (!isSigned && actor.kind !== 'customer') refuse('SESSION_EXPIRED');
  const order = isSigned
    ? await settlePayment(shop, GATEWAY, callback.reference, { owner: 'anybody' })
    : await settleByName(shop, name, actor.userId!);
  // A refunded payment is not a failed one: the page shows the refund status.
  if (order.paymentStatus === 'PENDING' || order.paymentStatus === 'FAILED') refuse('PAYMENT_NOT_VERIFIED');
  return { orderId: order.orderId, status: order.paymentStatus };
}

async function isFrom(shop: Shop, name: string, callback: CallbackParameters): Promise<boolean> {
  const isRight =
    [callback.paymentId, callback.linkId].includes(name) && (await shop.payments.verifyCallback(callback));
  if (!isRight) {
    shop.log.error('payment.forged', new Error('A callback is not signed by the gateway.'), { payment: name });
  }
  return isRight;
}

/**
 * Asks the gateway again about the actor's own payment; an admin may ask about any payment. Also answers for an order
 * without payments.
 * @param name the gateway's id of the payment or of its link, or the number of the order
 * @throws as `verifyPayment`
 * @throws PAYMENT_ORDER_FAILED when the gateway does not answer
 */
export async function updatePayment(shop: Shop, actor: Customer | Admin, name: string): Promise<PaymentOrder> {
  const owner = actor.kind === 'admin' ? 'anybody' : actor.userId;
  const order = await settleByName(shop, name, owner).catch((error: unknown) => {
    if (error instanceof Refusal && error.code === 'PAYMENT_PROCESS_FAILED') refuse('PAYMENT_ORDER_FAILED');
    throw error;
  });
  return {
    id: name,
    orderId: order.orderId,
    status: order.paymentStatus,
    orderStatus: order.orderStatus,
    amount: order.total,
  };
}

const ORDER_NUMBER = /^RH-/i;

/** Finds the payment by the gateway's id, which may be unknown to the shop, or by the order's number. */
async function settleByName(shop: Shop, name: string, owner: number | 'anybody'): Promise<Order> {
  if (ORDER_NUMBER.test(name)) {
    const seen = await readOrderToPay(shop, orderKey(name));
    const link = seen?.links[0];
    if (!seen || !link || (owner !== 'anybody' && owner !== seen.userId)) return refuse('PAYMENT_NOT_FOUND');
    return settlePayment(shop, GATEWAY, link.reference, { owner, known: seen });
  }
  // Before the gateway is called, this read also checks the session.
  const [[known]] = await shop.read(referenceOf({ name }));
  const reference = known?.reference ?? (await referenceAtGateway(shop, name));
  return reference ? settlePayment(shop, GATEWAY, reference, { owner }) : refuse('PAYMENT_NOT_FOUND');
}

/**
 * Returns the reference of a link, or of a payment's link, as the gateway has it. Returns undefined when the gateway
 * knows neither.
 */
export async function referenceAtGateway(shop: Shop, name: string): Promise<string | undefined> {
  const input = await askGateway(shop, (gateway) =>
    name.startsWith('plink_') ? gateway.fetchLink(name) : gateway.linkOfPayment(name),
  );
  return input ? input.answer?.reference : refuse('PAYMENT_PROCESS_FAILED');
}

/**
 * Confirms for a shopper's page that an order is placed. The page itself changes no status. An order that waits for
 * payment is settled with the gateway's answer.
 * @throws ORDER_NOT_FOUND, PAYMENT_NOT_VERIFIED, PAYMENT_PROCESS_FAILED
 */
export async function confirmPlaced(shop: Shop, customer: Customer, key: string): Promise<Order> {
  const seen = await readOrderToPay(shop, orderKey(key));
  if (!seen || seen.userId !== customer.userId) return refuse('ORDER_NOT_FOUND');
  const [newest] = seen.links;
  if (!isWaiting(seen)) {
    if (!newest || !isSwitching(seen, newest)) return seen.order;
    return settlePayment(shop, GATEWAY, newest.reference, { owner: customer.userId, known: seen });
  }
  const order = await settlePayment(shop, GATEWAY, seen.links[0]!.reference, { owner: customer.userId, known: seen });
  if (order.orderStatus === 'PENDING') refuse('PAYMENT_NOT_VERIFIED');
  return order;
}
