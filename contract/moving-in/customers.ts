import { isMarkedYes } from './consent-words.ts';
import { mobileDigits, mobileFault, pinDigits, pinFault, pinFitsState, stateNamed } from '../shop/india.ts';
import { statesOfPin } from '../shop/pin-codes.ts';
import { readDay } from '../shop/typed-cells.ts';
import type { CustomerFact, CustomerMapping, CustomerTable } from './customer-columns.ts';
import type { CellFault } from './fold-rows.ts';
import { numberedFile } from './own-files.ts';

/* Reads customers of another shop, and writes them as the shop's own file, which the calls of imports read. */

/** The columns of the shop's own file of customers. */
export const CUSTOMER_COLUMN_NAMES = [
  'Email',
  'Name',
  'Mobile',
  'Address',
  'Address line 2',
  'Locality',
  'Landmark',
  'City',
  'State',
  'PIN code',
  'Newsletter agreed on',
  'Newsletter agreed by',
] as const;
export type CustomerColumn = (typeof CUSTOMER_COLUMN_NAMES)[number];

/** A customer as the own file has it. */
export type MovedCustomer = Record<CustomerColumn, string>;

export interface MovedCustomers {
  /** For each row of the table; null for a row without a customer. */
  rows: (MovedCustomer | null)[];
  /** Cells that are not read, and why. */
  notes: CellFault[];
}

/** Reads a table of customers. An address is read as a whole, or not at all. */
export function readCustomers(
  table: readonly (readonly string[])[],
  { head, columns }: CustomerTable,
  mapping: CustomerMapping,
): MovedCustomers {
  const notes: CellFault[] = [];
  const rows = table.slice(head + 1).map((cells, at): MovedCustomer | null => {
    if (cells.every((cell) => cell.trim() === '')) return null;
    const valueOf = (fact: CustomerFact) => cells[mapping.indexOf(fact)]?.trim().replace(/^'(?=[+\d])/, '') ?? '';
    const own: CellFault[] = [];
    const note = (fact: CustomerFact, reason: string) =>
      own.push({ row: head + at + 2, column: columns[mapping.indexOf(fact)] ?? '', value: valueOf(fact), reason });
    const customer = customerOf(valueOf, note);
    if (Object.values(customer).every((value) => value === '')) return null;
    notes.push(...own);
    return customer;
  });
  return { rows: [...Array<null>(head).fill(null), ...rows], notes };
}

type ValueOf = (fact: CustomerFact) => string;
type Note = (fact: CustomerFact, reason: string) => void;

function customerOf(valueOf: ValueOf, note: Note): MovedCustomer {
  const name = [valueOf('firstName'), valueOf('lastName')].filter(Boolean).join(' ') || valueOf('name');
  const mobile = mobileOf('mobile', valueOf, note) || mobileOf('addressMobile', valueOf, note);
  return {
    Email: valueOf('email'),
    Name: name,
    Mobile: mobile,
    ...NO_ADDRESS,
    ...addressOf(valueOf, note, mobile),
    ...consentOf(valueOf, note),
  };
}

function mobileOf(fact: 'mobile' | 'addressMobile', valueOf: ValueOf, note: Note): string {
  const digits = mobileDigits(valueOf(fact));
  if (digits === '') return '';
  if (mobileFault(digits) === undefined) return digits;
  note(fact, 'This is no Indian mobile number, so it is left out');
  return '';
}

const NO_ADDRESS = {
  Address: '',
  'Address line 2': '',
  Locality: '',
  Landmark: '',
  City: '',
  State: '',
  'PIN code': '',
} as const satisfies Partial<MovedCustomer>;

function addressOf(valueOf: ValueOf, note: Note, mobile: string): Partial<MovedCustomer> {
  const address = valueOf('address');
  if (address === '') return {};
  if (!/^(?:in|ind|india|bharat|भारत)?$/i.test(valueOf('country'))) {
    note('country', 'The shop delivers in India alone, so the address is left out');
    return {};
  }
  const pin = pinDigits(valueOf('pinCode'));
  if (pinFault(pin) !== undefined) {
    note('pinCode', 'This is no PIN code, so the address is left out');
    return {};
  }
  if (mobile === '') {
    note('address', 'An address needs a mobile number, so it is left out');
    return {};
  }
  const [ofPin] = statesOfPin(pin);
  const said = valueOf('state');
  const stated = stateNamed(said) ?? stateNamed(`IN-${said}`);
  if (stated && !pinFitsState(pin, stated)) {
    note('pinCode', `This PIN code is not in ${stated.name}, so the address is left out`);
    return {};
  }
  const state = stated ?? ofPin;
  if (!state) {
    note('state', 'The State is not known, so the address is left out');
    return {};
  }
  const addressLine2 = valueOf('addressLine2');
  return {
    Address: address,
    'Address line 2': valueOf('locality') === '' ? '' : addressLine2,
    Locality: valueOf('locality') || addressLine2,
    Landmark: valueOf('landmark'),
    City: valueOf('city'),
    State: state.name,
    'PIN code': pin,
  };
}

function consentOf(valueOf: ValueOf, note: Note): Pick<MovedCustomer, 'Newsletter agreed on' | 'Newsletter agreed by'> {
  const none = { 'Newsletter agreed on': '', 'Newsletter agreed by': '' };
  const said = valueOf('consent');
  if (said === '') return none;
  if (!isMarkedYes(said)) return none;
  const day = readDay(valueOf('consentDate')) ?? '';
  const source = valueOf('consentSource');
  if (day !== '' || source !== '') return { 'Newsletter agreed on': day, 'Newsletter agreed by': source };
  note('consent', 'The file does not say when or where they agreed, so they get no newsletter');
  return none;
}

/** Returns customers as a file, in which rows keep their numbers. */
export function customersFile(
  rows: readonly MovedCustomers['rows'][number][],
  left: ReadonlySet<number> = new Set(),
): string {
  return numberedFile(CUSTOMER_COLUMN_NAMES, rows, left, (row) => CUSTOMER_COLUMN_NAMES.map((name) => row[name]));
}

/** Returns the name of a customer whose file has none: the part of the email before the sign. */
export function nameOfEmail(email: string): string {
  return email.slice(0, email.indexOf('@'));
}
