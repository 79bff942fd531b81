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
 * Asks the gateway whether a waiting order was paid a moment ago, before the shopper changes it. If the gateway does
 * not answer, the change goes on. A payment that it reports later is settled then.
 * @throws ORDER_ALREADY_PAID when it was paid, after the payment is applied
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
 * Closes an order's open pages at the gateway, so that they cannot be paid any more. A page whose creation is not noted
 * yet is found by its reference.
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
