import * as z from 'zod/mini';
import { sealedAs } from '../../sealed.ts';

const Destination = z.discriminatedUnion('way', [
  z.object({ way: z.literal('UPI'), upiId: z.string() }),
  z.object({ way: z.literal('BANK'), accountNumber: z.string(), ifsc: z.string(), name: z.string() }),
]);

/** Where a refund goes: whoever gets hold of the records alone learns nobody's account. */
export const { seal, unseal } = sealedAs('refund destinations', Destination);
