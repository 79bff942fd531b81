import { refuse } from '#contract/calls/refusals.ts';
import type { PaymentLinkStatus } from '#contract/states/payment.ts';
import type { GatewayPayment, PaymentLink } from '../../../ports/payments.ts';
import type { Shop } from '../../shop.ts';
import { askGateway } from './ask-gateway.ts';
import type { LinkRow } from './links.ts';

/** What the gateway says of a link at this moment. */
export interface Truth {
  status: PaymentLinkStatus;
  gatewayLink: string | null;
  /** Every payment that was tried on it. */
  payments: GatewayPayment[];
}

/**
 * Asks the gateway for a link and all its payments: the only way the shop learns of money.
 * @param capturesFor the amount to take where a payer's bank has agreed and nobody took it yet; none where none is wanted
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
  // A part of an amount is never asked for; who pays one has paid on the link, and the amounts are compared.
  return status === 'partially_paid' ? 'paid' : status;
}
