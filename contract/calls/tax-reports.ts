import * as z from 'zod/mini';
import { Month } from './fee-papers.ts';
import { Id, SignedSum } from './wire.ts';

/** A month's amounts withheld from sellers, and their base. */
const Withheld = z.object({ sellers: z.int(), base: SignedSum, amount: SignedSum });

/** The tax reports of a month: of one seller, or of all. */
export const TaxReports = z.object({
  month: Month,
  /** Whether the month is closed for further entries. */
  isOver: z.boolean(),
  /** Sellers that file GSTR-1, with their documents; values include tax and are net of credit notes. */
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

/** A file for the tax office's portal, with the field names of its offline tool. */
export const PortalFile = z.record(z.string(), z.unknown());
