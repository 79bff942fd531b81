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
 * Whether a payment has arrived, as the page asks that a payer comes back to. What the gateway signed stands for a
 * session; without it the order must be the asker's own. Either way the gateway is asked.
 * @param name the gateway's name of the payment or of its link
 * @throws SESSION_EXPIRED for a visitor without a right signature; PAYMENT_NOT_FOUND, PAYMENT_NOT_VERIFIED while it has
 *   not arrived, PAYMENT_PROCESS_FAILED
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
  // Money that was received and has gone back is no failure of the payment: the page says so.
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
 * Asks the gateway again about a payment of one's own, or for the house of anybody's. It answers as well where nothing was
 * paid yet.
 * @param name the gateway's name of the payment or of its link, or the number of the order
 * @throws as `verifyPayment`, and PAYMENT_ORDER_FAILED where the gateway does not answer
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

/** By the gateway's name, which it knows before the shop has heard of a payment, or by the number of the order. */
async function settleByName(shop: Shop, name: string, owner: number | 'anybody'): Promise<Order> {
  if (ORDER_NUMBER.test(name)) {
    const seen = await readOrderToPay(shop, orderKey(name));
    const link = seen?.links[0];
    if (!seen || !link || (owner !== 'anybody' && owner !== seen.userId)) return refuse('PAYMENT_NOT_FOUND');
    return settlePayment(shop, GATEWAY, link.reference, { owner, known: seen });
  }
  // Also asks whether the session stands, before the gateway is troubled.
  const [[known]] = await shop.read(referenceOf({ name }));
  const reference = known?.reference ?? (await referenceAtGateway(shop, name));
  return reference ? settlePayment(shop, GATEWAY, reference, { owner }) : refuse('PAYMENT_NOT_FOUND');
}

/** The reference of the link a payment or a link belongs to, as the gateway has it; nothing where it knows neither. */
export async function referenceAtGateway(shop: Shop, name: string): Promise<string | undefined> {
  const input = await askGateway(shop, (gateway) =>
    name.startsWith('plink_') ? gateway.fetchLink(name) : gateway.linkOfPayment(name),
  );
  return input ? input.answer?.reference : refuse('PAYMENT_PROCESS_FAILED');
}

/**
 * A shopper's page confirms that an order is placed: only what is true already is said. One that waits to be paid is
 * looked up at the gateway.
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
