import * as z from 'zod/mini';
import { outboxKind } from '../../platform/outbox/index.ts';

/**
 * Tells the courier what shopper or seller want done with a parcel that could not be delivered. A second delivery says
 * the same.
 */
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
