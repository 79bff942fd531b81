import * as z from 'zod/mini';
import { FEE_PAPER_KINDS } from '../shop/fee-papers.ts';
import { Day, Id, Instant, Sum } from './wire.ts';

/** A month in Kolkata time, such as `2026-10`. */
export const Month = z
  .string()
  .check(z.regex(/^20\d\d-(0[1-9]|1[0-2])$/, 'Month must be a year and a month, such as 2026-10'));

/** The marketplace's invoice to a seller for a month's fees, or its credit note for refunded fees. */
export const FeePaper = z.object({
  id: Id,
  number: z.string(),
  kind: z.enum(FEE_PAPER_KINDS),
  month: Month,
  issuedOn: Day,
  at: Instant,
  sellerId: Id,
  sellerName: z.string(),
  taxable: Sum,
  /** The total GST. */
  tax: Sum,
  total: Sum,
});
export type FeePaper = z.output<typeof FeePaper>;
