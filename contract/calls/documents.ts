import * as z from 'zod/mini';
import { DOCUMENT_KINDS } from '../shop/documents.ts';
import { Day, Id, Instant, SignedSum } from './wire.ts';

/** An invoice, bill of supply or credit note of a seller in its list. */
export const ManagedDocument = z.object({
  id: Id,
  number: z.string(),
  kind: z.enum(DOCUMENT_KINDS),
  issuedOn: Day,
  at: Instant,
  sellerId: Id,
  sellerName: z.string(),
  /** The order's number, and the id for the console. */
  orderId: z.string(),
  orderKey: Id,
  /** The number of the document that a credit note corrects. */
  creditsNumber: z.nullable(z.string()),
  /** The value of supply with tax; negative for a credit note. */
  total: SignedSum,
});
export type ManagedDocument = z.output<typeof ManagedDocument>;

/** The two kinds of tax documents: charges and credits. */
export const DOCUMENT_SIDES = ['INVOICE', 'CREDIT_NOTE'] as const;
export type DocumentSide = (typeof DOCUMENT_SIDES)[number];
