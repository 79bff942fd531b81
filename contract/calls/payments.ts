import * as z from 'zod/mini';
import { ORDER_STATUSES } from '../states/order.ts';
import { PAYMENT_STATUSES } from '../states/payment.ts';
import { nameOf } from './field-words.ts';
import { Sum } from './wire.ts';

const NAME_FAULT = {
  error: ({ path }: { path?: PropertyKey[] | undefined }) => `${nameOf(path)} must be letters, digits and underscores`,
};
const KEY_FAULT = {
  error: ({ path }: { path?: PropertyKey[] | undefined }) =>
    `${nameOf(path)} must be letters, digits, underscores and hyphens`,
};
/** The gateway's id of a payment or a payment link: pay_… or plink_… */
export const GatewayName = z.string(NAME_FAULT).check(z.regex(/^\w{1,40}$/, NAME_FAULT));
/** The gateway's id of a payment or a payment link, or an order number. */
export const PaymentKey = z.string(KEY_FAULT).check(z.regex(/^[\w-]{1,40}$/, KEY_FAULT));

/** A parameter with any value; several values count as none. */
const Anything = z.optional(
  z.pipe(
    z.union([z.string(), z.array(z.string())]),
    z.transform((value) => (typeof value === 'string' ? value : undefined)),
  ),
);
/** The gateway's parameters on the return URL. Any value is accepted; they only count with a valid signature. */
export const CallbackQuery = z.pipe(
  z.object({
    razorpay_payment_id: Anything,
    razorpay_payment_link_id: Anything,
    razorpay_payment_link_reference_id: Anything,
    razorpay_payment_link_status: Anything,
    razorpay_signature: Anything,
  }),
  z.transform((query) => {
    const {
      razorpay_payment_id: paymentId,
      razorpay_payment_link_id: linkId,
      razorpay_payment_link_reference_id: reference = '',
      razorpay_payment_link_status: status = '',
      razorpay_signature: signature,
    } = query;
    return paymentId && linkId && signature ? { paymentId, linkId, reference, status, signature } : undefined;
  }),
);

/** A payment that has arrived. */
export const VerifiedPayment = z.object({ orderId: z.string(), status: z.enum(PAYMENT_STATUSES) });
export type VerifiedPayment = z.output<typeof VerifiedPayment>;

/** The current state of an order's payment. */
export const PaymentOrder = z.object({
  id: z.string(),
  orderId: z.string(),
  status: z.enum(PAYMENT_STATUSES),
  orderStatus: z.enum(ORDER_STATUSES),
  amount: Sum,
});
export type PaymentOrder = z.output<typeof PaymentOrder>;
