import { refuse } from '#contract/calls/refusals.ts';
import type { PaymentLinkStatus } from '#contract/states/payment.ts';
import type { GatewayPayment, PaymentLink } from '../../../ports/payments.ts';
import type { Shop } from '../../shop.ts';
import { askGateway } from './ask-gateway.ts';
import type { LinkRow } from './links.ts';

/** The gateway's current state of a link. */
export interface Truth {
  status: PaymentLinkStatus;
  gatewayLink: string | null;
  /** Every payment that was attempted on the link. */
  payments: GatewayPayment[];
}

/**
 * Fetches a link and all its payments from the gateway. This is the only source of payments in the shop.
 * @param capturesFor the amount for which an authorized payment is captured; null to capture none
 * @throws PAYMENT_PROCESS_FAILED when the gateway does not answer
 */
export async function truthOf(shop: Shop, link: LinkRow, capturesFor: number | null): Promise<Truth> {
  const input = await askGateway(shop, async (gateway) => {
    const found = link.gatewayLink
      ? await gateway.fetchLink(link.gatewayLink)
      : await gateway.linkByReference(link.reference);
    if (!found || found.reference !== link.reference) return undefined;
    const payments = await gateway.paymentsOf(found);
    const isTaken = payments.some(({ status }) => status === 'captured');
    const agreed = payments.find(
      ({ status, amountPaise, currency }) =>
        status === 'authorized' && amountPaise === capturesFor && currency === 'INR',
    );
    if (!agreed || isTaken || capturesFor === null) return { found, payments };
    const captured = await gateway.capture(agreed);
    return { found, payments: payments.map((payment) => (payment === agreed ? captured : payment)) };
  });
  if (!input) return refuse('PAYMENT_PROCESS_FAILED');
  if (!input.answer) return { status: link.status, gatewayLink: null, payments: [] };
  const { found, payments } = input.answer;
  return { status: statusOf(found), gatewayLink: found.id, payments };
}

function statusOf({ status }: PaymentLink): PaymentLinkStatus {
  // Links do not offer partial payments. A partial payment counts as paid, and the amounts are compared afterwards.
  return status === 'partially_paid' ? 'paid' : status;
}
