import type { Customer } from '#contract/calls/actor.ts';
import { GATEWAY } from '#contract/calls/actor.ts';
import { refuse, Refusal } from '#contract/calls/refusals.ts';
import { askGateway, truthOf } from '../payments/index.ts';
import type { Truth } from '../payments/index.ts';
import type { Shop } from '../../shop.ts';
import { isWaiting } from './order-to-pay.ts';
import type { OrderToPay } from './order-to-pay.ts';
import { settlePayment } from './settle-payment.ts';

/**
 * Asks the gateway whether an order that waits was paid a moment ago, before its shopper decides otherwise. A gateway that
 * does not answer does not stand in the way: a payment it reports later is settled then.
 * @throws ORDER_ALREADY_PAID where it was, after the payment has taken effect
 */
export async function refuseIfPaid(shop: Shop, { userId }: Customer, seen: OrderToPay): Promise<void> {
  const [link] = seen.links;
  if (!link) return;
  let truth: Truth;
  try {
    truth = await truthOf(shop, link, null);
  } catch (error) {
    if (error instanceof Refusal && error.code === 'PAYMENT_PROCESS_FAILED') return;
    throw error;
  }
  const isPaid = truth.payments.some(
    ({ status, amountPaise }) => amountPaise === link.amountPaise && (status === 'captured' || status === 'authorized'),
  );
  if (!isPaid) return;
  const order = await settlePayment(shop, GATEWAY, link.reference, { owner: userId, known: seen });
  if (!isWaiting({ order })) refuse('ORDER_ALREADY_PAID');
}

/**
 * Closes the gateway's open pages of an order, so that nobody pays on them any more. A page whose making was not noted yet
 * is found by its reference.
 */
export async function closeLinks(shop: Shop, links: OrderToPay['links']): Promise<void> {
  for (const { gatewayLink, reference, status } of links) {
    if (status !== 'created' && status !== 'wanted') continue;
    await askGateway(shop, async (gateway) => {
      const name = gatewayLink ?? (await gateway.linkByReference(reference))?.id;
      if (name !== undefined) await gateway.cancelLink(name);
    });
  }
}
