import * as z from 'zod/mini';
import { outboxKind } from '../../platform/outbox/index.ts';

/** Sends the courier the answer of shopper or seller to a failed delivery. A second delivery has no further effect. */
export const failedDeliveryAnswer = outboxKind(
  'failedDeliveryAnswer',
  z.object({
    awb: z.string(),
    action: z.enum(['re-attempt', 'return']),
    comments: z.string(),
    on: z.optional(z.string()),
    address: z.optional(z.string()),
    phone: z.optional(z.string()),
  }),
  (shop, { awb, ...answer }) => shop.couriers.answerFailedDelivery(awb, answer),
);
