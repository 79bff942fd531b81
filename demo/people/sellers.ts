import * as z from 'zod/mini';
import { SELLER_STATUSES } from '#contract/states/seller.ts';
import { readTable } from '../data-files.ts';

const Seller = z.strictObject({
  email: z.string(),
  fullName: z.string(),
  mobile: z.string(),
  status: z.enum(SELLER_STATUSES),
  slug: z.string(),
  businessName: z.string(),
  legalName: z.string(),
  gstin: z.string(),
  address: z.string(),
  locality: z.string(),
  city: z.string(),
  state: z.string(),
  pinCode: z.string(),
});

/** The sellers of the demo shop. Their GSTINs are invented; format and check character are valid. */
export const SELLERS = readTable('people/sellers.csv', Seller);
