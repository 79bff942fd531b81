import * as z from 'zod/mini';
import { readTable } from '../data-files.ts';

export interface SeedCustomer {
  fullName: string;
  email: string;
  mobile: string;
  address: SeedAddress;
  /** Further delivery addresses in the address book. */
  otherAddresses?: readonly SeedAddress[];
}

interface SeedAddress {
  name: string;
  mobile: string;
  locality: string;
  address: string;
  city: string;
  state: string;
  pinCode: string;
  alternateMobile?: string;
  addressType?: 'HOME' | 'WORK';
  isDefault?: boolean;
  landmark?: string;
}

/** Names of reviewers, as shoppers write them. */
export const REVIEWER_NAMES: readonly string[] = readTable(
  'people/reviewers.csv',
  z.strictObject({ fullName: z.string() }),
).map(({ fullName }) => fullName);

const Customer = z.strictObject({
  fullName: z.string(),
  email: z.string(),
  mobile: z.string(),
  address: z.string(),
  landmark: z.exactOptional(z.string()),
  locality: z.string(),
  city: z.string(),
  state: z.string(),
  pinCode: z.string(),
});

/** Customers with an account, who receive parcels under their own name and number. Numbers and houses are invented. */
export const DEMO_CUSTOMERS: readonly SeedCustomer[] = readTable('people/customers.csv', Customer).map(
  ({ fullName, email, mobile, ...place }) => ({
    fullName,
    email,
    mobile,
    address: { name: fullName, mobile, ...place },
  }),
);
