import * as z from 'zod/mini';
import { Month } from './fee-papers.ts';
import { Id, SignedSum } from './wire.ts';

/** Of a month, what was withheld from sellers, and what it was reckoned on. */
const Withheld = z.object({ sellers: z.int(), base: SignedSum, amount: SignedSum });

/** What there is to report of a month: a seller's own, or of all. */
export const TaxReports = z.object({
  month: Month,
  /** Nothing more comes into it. */
  isOver: z.boolean(),
  /** Sellers that file GSTR-1, with the papers they issued; their value has its tax in it, less credit notes. */
  gstr1: z.array(
    z.object({
      sellerId: Id,
      sellerName: z.string(),
      gstin: z.string(),
      invoices: z.int(),
      creditNotes: z.int(),
      value: SignedSum,
    }),
  ),
  tcs: Withheld,
  tds: Withheld,
});
export type TaxReports = z.output<typeof TaxReports>;

/** A file as the tax office's portal takes it, with the names its offline tool uses. */
export const PortalFile = z.record(z.string(), z.unknown());
