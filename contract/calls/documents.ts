import * as z from 'zod/mini';
import { DOCUMENT_KINDS } from '../shop/documents.ts';
import { Day, Id, Instant, SignedSum } from './wire.ts';

/** An invoice, a bill or a credit note of a seller, as its list shows it. */
export const ManagedDocument = z.object({
  id: Id,
  number: z.string(),
  kind: z.enum(DOCUMENT_KINDS),
  issuedOn: Day,
  at: Instant,
  sellerId: Id,
  sellerName: z.string(),
  /** The order's number, and by which the console finds it. */
  orderId: z.string(),
  orderKey: Id,
  /** The number of the paper that a credit note takes from. */
  creditsNumber: z.nullable(z.string()),
  /** The value of supply with its tax; of a credit note it is less than nothing. */
  total: SignedSum,
});
export type ManagedDocument = z.output<typeof ManagedDocument>;

/** Papers that charge, and those that take back. */
export const DOCUMENT_SIDES = ['INVOICE', 'CREDIT_NOTE'] as const;
export type DocumentSide = (typeof DOCUMENT_SIDES)[number];
