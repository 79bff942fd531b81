import * as z from 'zod/mini';
import { sealedAs } from '../../sealed.ts';

const Destination = z.discriminatedUnion('way', [
  z.object({ way: z.literal('UPI'), upiId: z.string() }),
  z.object({ way: z.literal('BANK'), accountNumber: z.string(), ifsc: z.string(), name: z.string() }),
]);

/** Seals refund destinations, so that a copy of the database alone reveals no bank account. */
export const { seal, unseal, reseal } = sealedAs('refund destinations', Destination);
