import type { AddressForm } from '#contract/calls/addresses.ts';
import type { Dice } from '../dice.ts';
import { DEMO_CUSTOMERS, REVIEWER_NAMES } from '../people/customers.ts';
import { quickDice } from './quick-dice.ts';

const STORY = 0x63757374;
const DAY = 86_400_000;
/** The average number of orders per customer. */
const ORDERS_EACH = 10;

export interface BulkCustomer {
  fullName: string;
  email: string;
  mobile: string;
  address: AddressForm;
}

/** Returns how many customers to add to the story's, so that each has about ten orders. */
export function customersFor(orders: number): number {
  return Math.max(0, Math.ceil(orders / ORDERS_EACH) - DEMO_CUSTOMERS.length);
}

/**
 * Returns when the added customer at a position joined: one in three soon after the opening, the others evenly since.
 */
export function joinedAt(index: number, count: number, opened: { daysAgo: number; now: number }): number {
  const share = index / count;
  const daysAgo = share < 1 / 3 ? opened.daysAgo - 5 - 30 * share : (opened.daysAgo - 16) * 1.5 * (1 - share) + 1;
  return opened.now - Math.round(daysAgo * DAY);
}

const FULL_NAMES = REVIEWER_NAMES.filter((name) => /^[A-Z][a-z]{2,} [A-Z][a-z]{2,}$/.test(name)).map(
  (name) => name.split(' ') as [string, string],
);
/** Names and cities are both ordered from the south to the north and east: entries near each other fit together. */
const NEAR = 5;

/** Returns the added customer at a position. The result is always the same. */
export function customerAt(index: number): BulkCustomer {
  const dice = quickDice(STORY, index);
  const position = dice.below(DEMO_CUSTOMERS.length);
  const { address: home } = DEMO_CUSTOMERS[position]!;
  const [first] = nameNear(dice, position);
  const [, last] = nameNear(dice, position);
  const fullName = `${first} ${last}`;
  const mobile = `${6 + dice.below(4)}${String(dice.below(1_000_000_000)).padStart(9, '0')}`;
  return {
    fullName,
    email: `${first}.${last}.${index + 1}@ratnahaat.example`.toLowerCase(),
    mobile,
    address: {
      name: fullName,
      mobile,
      email: null,
      address: street(dice, home.locality),
      addressLine2: null,
      landmark: null,
      alternateMobile: null,
      addressType: null,
      locality: home.locality,
      city: home.city,
      state: home.state,
      pinCode: home.pinCode,
      country: 'India',
    },
  };
}

function nameNear(dice: Dice, index: number): [string, string] {
  const middle = Math.floor((index / DEMO_CUSTOMERS.length) * FULL_NAMES.length);
  return FULL_NAMES[(middle + dice.below(2 * NEAR) - NEAR + FULL_NAMES.length) % FULL_NAMES.length]!;
}

function street(dice: Dice, locality: string): string {
  const house = 1 + dice.below(240);
  return dice.pick([
    `${house}, ${locality} Main Road`,
    `House ${house}, Lane ${1 + dice.below(12)}`,
    `Flat ${101 + dice.below(9) * 100 + dice.below(4)}, ${dice.pick(BUILDINGS)}`,
    `Plot ${house}, Cross Road ${1 + dice.below(9)}`,
  ]);
}

const BUILDINGS = ['Lotus Residency', 'Sai Krupa', 'Shanti Niwas', 'Gulmohar Apartments', 'Green View', 'Ashiana'];
