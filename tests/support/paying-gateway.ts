import type { GatewayPayment, PaymentGateway, PaymentLink } from '../../functions/ports/payments.ts';
import { NO_GATEWAY } from '../../functions/providers/payments/no-gateway.ts';

/** Returns a gateway at which every payment link is paid at once. */
export function payingGateway(): PaymentGateway {
  const links = new Map<string, PaymentLink>();
  const paymentOf = ({ id, amountPaise }: PaymentLink): GatewayPayment => ({
    id: id.replace('plink', 'pay'),
    amountPaise,
    currency: 'INR',
    status: 'captured',
    method: 'upi',
  });
  const find = (isMeant: (link: PaymentLink) => boolean) => Promise.resolve([...links.values()].find(isMeant));
  return {
    ...NO_GATEWAY,
    createLink({ reference, amountPaise }) {
      const id = `plink_${links.size + 1}`;
      const link: PaymentLink = {
        id,
        reference,
        url: `https://gateway.example/${id}`,
        status: 'paid',
        amountPaise,
        currency: 'INR',
        orderId: `order_${links.size + 1}`,
        paymentIds: [],
      };
      links.set(id, link);
      return Promise.resolve(link);
    },
    fetchLink: (id) => find((link) => link.id === id),
    linkByReference: (reference) => find((link) => link.reference === reference),
    linkOfPayment: (paymentId) => find((link) => paymentOf(link).id === paymentId),
    paymentsOf: (link) => Promise.resolve([paymentOf(link)]),
  };
}
