import { recognise, suggest } from './recognise.ts';
import type { KnownTable } from './recognise.ts';

/*
 * What a column of another shop's file says about a customer. The names of columns are those of the public exports:
 * Shopify https://help.shopify.com/en/manual/customers/import-export-customers, WooCommerce's customer export and the
 * CSV of its usual plug-ins.
 */

/** What a column can say of a customer, with its label. */
export const CUSTOMER_FACTS = {
  email: 'Email',
  firstName: 'First name',
  lastName: 'Last name',
  name: 'Full name',
  mobile: 'Mobile',
  addressMobile: 'Mobile of the address',
  address: 'Address line 1',
  addressLine2: 'Address line 2',
  locality: 'Locality',
  landmark: 'Landmark',
  city: 'City',
  state: 'State',
  pinCode: 'PIN code',
  country: 'Country',
  consent: 'Agreed to the newsletter',
  consentDate: 'Day of the agreement',
  consentSource: 'Where they agreed',
} as const;
export type CustomerFact = keyof typeof CUSTOMER_FACTS;

/** The facts of each column, in the order of the columns; null for a column that is not used. */
export type CustomerMapping = readonly (CustomerFact | null)[];

export const CUSTOMER_FORMATS = ['shopify', 'woocommerce', 'other'] as const;
export type CustomerFormat = (typeof CUSTOMER_FORMATS)[number];

type Names = Readonly<Record<string, CustomerFact>>;

const SHOPIFY: Names = {
  'first name': 'firstName',
  'last name': 'lastName',
  email: 'email',
  phone: 'mobile',
  'accepts email marketing': 'consent',
  'accepts marketing': 'consent',
  'default address phone': 'addressMobile',
  'default address address1': 'address',
  'default address address2': 'addressLine2',
  'default address city': 'city',
  'default address province code': 'state',
  'default address zip': 'pinCode',
  'default address country code': 'country',
  address1: 'address',
  address2: 'addressLine2',
  city: 'city',
  'province code': 'state',
  zip: 'pinCode',
  'country code': 'country',
};

const WOOCOMMERCE: Names = {
  email: 'email',
  'user email': 'email',
  'billing email': 'email',
  'first name': 'firstName',
  'last name': 'lastName',
  'billing first name': 'firstName',
  'billing last name': 'lastName',
  'billing phone': 'mobile',
  'billing address 1': 'address',
  'billing address 2': 'addressLine2',
  'billing city': 'city',
  'billing state': 'state',
  'billing postcode': 'pinCode',
  'billing country': 'country',
};

/** Columns that only files of one format have. */
const TELLING = {
  shopify: /^(?:accepts email marketing|accepts marketing|default address address1|accepts sms marketing)$/,
  woocommerce: /^billing (?:address 1|postcode|phone)$/,
} as const;

/** The words of columns in other tables. The first match counts. */
const WORDS: readonly (readonly [words: RegExp, fact: CustomerFact | null])[] = [
  [/\b(?:sms|whatsapp|tax|total|orders?|spent|note|tags?|id|company)\b/, null],
  [
    /\b(?:consent|opt ?in|subscribed|agreed|newsletter|marketing)\b.*\b(?:date|day|time|at|on)\b|\boptin time\b/,
    'consentDate',
  ],
  [
    /\b(?:consent|opt ?in|subscription|agreed|newsletter|marketing)\b.*\b(?:source|where|from|ip|method)\b/,
    'consentSource',
  ],
  [/\b(?:consent|opt ?in|subscribed|agreed|newsletter|marketing)\b/, 'consent'],
  [/\be ?mail\b|ईमेल/, 'email'],
  [/\bfirst ?name\b|\bgiven name\b/, 'firstName'],
  [/\b(?:last ?name|surname|family name)\b/, 'lastName'],
  [/\b(?:mobile|phone|telephone|contact)\b|मोबाइल|फ़ोन/, 'mobile'],
  [/\b(?:pin|pincode|zip|postcode|postal code)\b|पिन/, 'pinCode'],
  [/\blandmark\b/, 'landmark'],
  [/\b(?:locality|area|suburb)\b/, 'locality'],
  [/\b(?:address ?(?:line ?)?2|street 2)\b/, 'addressLine2'],
  [/\b(?:address(?: ?(?:line ?)?1)?|street)\b|पता/, 'address'],
  [/\b(?:city|town)\b|शहर/, 'city'],
  [/\b(?:state|province|region)\b|राज्य/, 'state'],
  [/\bcountry\b/, 'country'],
  [/\bname\b|\bcustomer\b|नाम/, 'name'],
];

function factOf(format: CustomerFormat, name: string): CustomerFact | null {
  if (format === 'shopify' && SHOPIFY[name]) return SHOPIFY[name];
  if (format === 'woocommerce' && WOOCOMMERCE[name]) return WOOCOMMERCE[name];
  // Columns that an owner added to an export, such as the day of the agreement.
  const guess = WORDS.find(([words]) => words.test(name))?.[1] ?? null;
  return format === 'other' || guess === 'consentDate' || guess === 'consentSource' ? guess : null;
}

const VOCABULARY = { telling: TELLING, factOf };

/** A table of customers as it was recognised. */
export type CustomerTable = KnownTable<'shopify' | 'woocommerce'>;

/** Recognises the format of a table of customers, and the row that has the names of its columns. */
export const recogniseCustomers = (rows: readonly (readonly string[])[]): CustomerTable => recognise(rows, VOCABULARY);

/** Suggests what each column says. A fact is given to the first column that says it. */
export const suggestCustomerMapping = (table: CustomerTable): CustomerMapping => suggest(table, VOCABULARY);
