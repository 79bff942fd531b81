import { kolkataDay, startOfDay } from '#contract/shop/dates.ts';
import { DEFAULT_POLICY } from '#contract/shop/policy.ts';
import type { Dice } from '../dice.ts';
import { fateOf, NOTES, SEASON } from '../plan-orders.ts';
import type { PlannedOrder } from '../plan-orders.ts';
import { DEMO_CUSTOMERS } from '../people/customers.ts';
import { joinedAt } from './customers.ts';
import { quickDice } from './quick-dice.ts';
import { MOST_POPULAR } from './shelf.ts';
import type { Shelf } from './shelf.ts';

const STORY = 0x6f726472;
const DAY = 86_400_000;
const HOUR = 3_600_000;
/** Orders are spread over this many days, up to yesterday. */
export const ORDER_DAYS = 3 * 365;
/** The ratio of orders per day at the end to those at the beginning. */
const GROWTH = 2;
/** One of this many customers is a regular. One in five orders is reserved for regulars. */
const REGULAR = 8;
const MOST_LINES = 3;
const { abovePaise, upToPaise } = DEFAULT_POLICY.cod;

/** A past order, with the positions of its customer and its SKUs. */
export interface BulkOrder extends Pick<PlannedOrder, 'placedAt' | 'steps' | 'note'> {
  /** The story's customers come first, then the added ones. */
  customer: number;
  lines: Line[];
}

interface Line {
  sku: number;
  quantity: number;
}

/**
 * Yields three years of orders, ordered by time. Each has goods that are listed by then and a customer who has joined
 * by then. The same shelf gives the same orders.
 * @param addedCustomers the number of customers beyond the story's
 */
export function* planManyOrders(
  shelf: Shelf,
  count: number,
  addedCustomers: number,
  opened: { daysAgo: number; now: number },
): Generator<BulkOrder> {
  const dice = quickDice(STORY, count);
  const byListing = [...shelf.listedAt.keys()].sort((one, other) => shelf.listedAt[one]! - shelf.listedAt[other]!);
  let listed = 0;
  let joined = 0;
  for (const placedAt of momentsOf(dice, opened.now, count)) {
    while (listed < byListing.length && shelf.listedAt[byListing[listed]!]! < placedAt) listed += 1;
    while (joined < addedCustomers && joinedAt(joined, addedCustomers, opened) < placedAt) joined += 1;
    const lines = linesOf(dice, shelf, byListing, listed);
    yield {
      customer: customerOf(dice, DEMO_CUSTOMERS.length + joined),
      placedAt,
      lines,
      steps: fateOf(
        dice,
        placedAt,
        opened.now,
        lines.every(({ sku }) => shelf.isPlenty[sku]),
      ),
      note: dice.chance(12) ? dice.pick(NOTES) : '',
    };
  }
}

/** Yields the moments of all orders, day by day: more in the season and more every year, between 07:00 and midnight. */
function* momentsOf(dice: Dice, now: number, count: number): Generator<number> {
  const today = startOfDay(kolkataDay(now));
  const days = Array.from({ length: ORDER_DAYS }, (_, index) => today - (ORDER_DAYS - index) * DAY);
  const weights = days.map(
    (day, index) => SEASON[new Date(day).getUTCMonth()]! * (1 + ((GROWTH - 1) * index) / ORDER_DAYS),
  );
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  let told = 0;
  let passed = 0;
  for (const [index, day] of days.entries()) {
    passed += weights[index]!;
    const until = index === days.length - 1 ? count : Math.round((passed / total) * count);
    const moments = Array.from({ length: until - told }, () => day + 7 * HOUR + dice.below(17 * HOUR));
    yield* moments.sort((one, other) => one - other);
    told = until;
  }
}

function customerOf(dice: Dice, known: number): number {
  if (dice.chance(80)) return dice.below(known);
  return REGULAR * dice.below(Math.ceil(known / REGULAR));
}

/**
 * Returns one to three products that match each other. The quantity of the first is increased if the total is too low
 * for cash on delivery.
 */
function linesOf(dice: Dice, shelf: Shelf, byListing: readonly number[], listed: number): Line[] {
  const wanted = dice.weigh([1, 2, MOST_LINES], (count) => [0, 5, 3, 2][count]!);
  const lines: Line[] = [];
  const taken: number[] = [];
  let paise = 0;
  for (let tries = 0; lines.length < wanted && (tries < 30 || lines.length === 0); tries += 1) {
    const product = byListing[dice.below(listed)]!;
    if (dice.below(MOST_POPULAR) >= shelf.popularity[product]! || taken.includes(product)) continue;
    // A further product matches the first one, if one is found.
    if (taken.length > 0 && tries < 20 && !goTogether(shelf, taken[0]!, product)) continue;
    const sku = shelf.firstSku[product]! + dice.below(shelf.firstSku[product + 1]! - shelf.firstSku[product]!);
    const quantity = dice.chance(8) ? 2 : 1;
    if (paise + shelf.paise[sku]! * quantity > upToPaise) continue;
    taken.push(product);
    lines.push({ sku, quantity });
    paise += shelf.paise[sku]! * quantity;
  }
  const [first] = lines;
  while (paise <= abovePaise) {
    first!.quantity += 1;
    paise += shelf.paise[first!.sku]!;
  }
  return lines;
}

function goTogether(shelf: Shelf, one: number, other: number): boolean {
  return shelf.category[one] !== shelf.category[other] && shelf.style[one] === shelf.style[other];
}
