import type { CustomerColumn } from '#contract/moving-in/customers.ts';
import { maybeText, text } from './columns.ts';
import type { Column, Columns } from './columns.ts';

/** What a file can add to a customer. */
export interface ImportedCustomer {
  email: string;
  name: string;
  mobile: string | null;
}

const unknown = (field: string): Column<ImportedCustomer> => maybeText(field, () => null);

const COLUMNS: Record<CustomerColumn, Column<ImportedCustomer>> = {
  Email: text('email', ({ email }) => email),
  Name: text('name', ({ name }) => name),
  Mobile: maybeText('mobile', ({ mobile }) => mobile),
  Address: unknown('address'),
  'Address line 2': unknown('addressLine2'),
  Locality: unknown('locality'),
  Landmark: unknown('landmark'),
  City: unknown('city'),
  State: unknown('state'),
  'PIN code': unknown('pinCode'),
  'Newsletter agreed on': unknown('consentOn'),
  'Newsletter agreed by': unknown('consentBy'),
};

/** The columns of customers as a file. */
export const CUSTOMER_COLUMNS: Columns<ImportedCustomer> = COLUMNS;
