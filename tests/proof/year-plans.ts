import { STAFF_ORDER_CHANNELS } from '#contract/shop/order-source.ts';
import type { StaffOrderChannel } from '#contract/shop/order-source.ts';
import { diceOf } from '../../demo/dice.ts';
import type { Dice } from '../../demo/dice.ts';
import { seededRandom } from '../../demo/seeded-random.ts';
import { SETS } from './year-bundles.ts';
import type { YearPrice } from './year-prices.ts';

/** The ends of cash-on-delivery orders, with their weights. */
const COD_STORIES = {
  arrives: 50,
  'is cancelled': 6,
  'loses a piece before it leaves': 5,
  'is refused at the door': 8,
  'is lost': 2,
  'comes back': 8,
  // An order that needs no confirmation arrives.
  'is never confirmed': 6,
} as const;

/** The ends of online orders, with their weights. */
const PREPAID_STORIES = {
  arrives: 40,
  'is cancelled': 6,
  'loses a piece before it leaves': 5,
  'is refused at the door': 4,
  'is lost': 2,
  'comes back': 8,
  'is to come back and may not': 3,
  'fails, then is paid': 5,
  'is paid twice': 2,
  'is never paid': 5,
  'is cancelled unpaid, then paid late': 2,
} as const;

export type YearStory = keyof typeof COD_STORIES | keyof typeof PREPAID_STORIES;

/** An order of the year, planned before it begins: its shopper, its goods, and its end. */
export interface YearPlan {
  key: string;
  /** Days from the beginning. */
  day: number;
  /** Whether it is placed in the afternoon, after the prices of the day have begun and ended. */
  isLate: boolean;
  email: string;
  /** Where the customer asked staff for it; null if the shopper places it. */
  channel: StaffOrderChannel | null;
  method: 'COD' | 'PREPAID';
  story: YearStory;
  /** Pieces, by the index of the goods: of one or two sellers, or whole sets of a bundle. */
  lines: { good: number; quantity: number }[];
  place: number;
  /** Whether its address has no number and no landmark. Staff ask for a complete one. */
  hasPoorAddress: boolean;
  /** What the shopper does where the ladder offers no cash on delivery. */
  withoutCash: 'completes the address' | 'pays online' | 'leaves';
  /** Whether the shopper confirms by the mailed link, and not by a message. */
  usesLink: boolean;
  /** Whether its courier remits on time, too little at first, twice, or weeks later. */
  cash: 'on time' | 'short' | 'twice' | 'late';
  /** Whether a service fails when the order is placed, and when it is shipped. */
  fails: { gateway: boolean; courier: boolean };
}

export interface YearWanted {
  seed: string;
  days: number;
  orders: number;
  shoppers: number;
  /** The total number of goods, which belong to the sellers in rotation. */
  goods: number;
  sellers: number;
  places: number;
  /** The seller who may sell only within their State, and the index of the address in it. */
  bound: { seller: number; place: number };
  /** Around the beginning and the end of each there are orders of its goods. */
  prices: readonly YearPrice[];
}

type Lines = YearPlan['lines'];

/** Percent of the orders that staff place, and of these the part for people without an account. */
const BY_STAFF = 12;
const FOR_NEW_PEOPLE = 40;
/** Percent of the orders that have whole sets of a bundle. */
const OF_SETS = 12;
/** Percent of the shoppers' orders that have a poor address. */
const POOR_ADDRESSES = 40;

/** Returns the orders of a year by day. The same seed gives the same orders. */
export function plansOfYear(wanted: YearWanted): YearPlan[] {
  const { seed, days, orders, prices } = wanted;
  const dice = diceOf(seededRandom(`year ${seed}`));
  const placed: Placed[] = [
    ...Array.from({ length: orders }, () => ({ day: dice.below(days), isLate: dice.chance(50) })),
    ...prices.flatMap(({ good, from, until }) =>
      [from, ...(until === null ? [] : [until])].flatMap((day) => [
        { day, isLate: false, good },
        { day, isLate: true, good },
      ]),
    ),
    // Each bundle is bought once by somebody who sends a piece back.
    ...SETS.map((_, set) => ({ day: dice.below(days), isLate: false, story: 'comes back' as const, set })),
  ];
  return placed.toSorted((one, other) => one.day - other.day).map((when, index) => planOf(dice, wanted, when, index));
}

/** When an order is placed, and what is decided of it. */
interface Placed {
  day: number;
  isLate: boolean;
  good?: number;
  set?: number;
  story?: YearStory & keyof typeof COD_STORIES;
}

function planOf(
  dice: Dice,
  { shoppers, places, bound, sellers, goods }: YearWanted,
  { day, isLate, good, set, story: wantedStory }: Placed,
  index: number,
): YearPlan {
  const method = dice.chance(55) ? 'PREPAID' : 'COD';
  const picked = method === 'COD' ? pick(dice, COD_STORIES) : pick(dice, PREPAID_STORIES);
  const story = wantedStory ?? picked;
  const ofSet = set ?? (good === undefined && dice.chance(OF_SETS) ? dice.below(SETS.length) : undefined);
  const lines =
    ofSet === undefined
      ? linesOf(dice, { first: good ?? dice.below(goods), story, sellers, goods })
      : linesOfSets(dice, SETS[ofSet]!.pieces);
  const place = dice.below(places);
  const isByStaff = dice.chance(BY_STAFF);
  const isNew = isByStaff && dice.chance(FOR_NEW_PEOPLE);
  return {
    key: `order-${index}`,
    day,
    isLate,
    email: isNew ? `caller${index}@example.in` : `shopper${index % shoppers}@example.in`,
    channel: isByStaff ? dice.pick(STAFF_ORDER_CHANNELS) : null,
    method,
    story,
    lines,
    place: lines.some((line) => line.good % sellers === bound.seller) ? bound.place : place,
    hasPoorAddress: !isByStaff && dice.chance(POOR_ADDRESSES),
    withoutCash: dice.pick(['completes the address', 'pays online', 'leaves']),
    usesLink: dice.chance(50),
    cash: dice.weigh(['on time', 'short', 'twice', 'late'], (cash) => (cash === 'on time' ? 40 : 2)),
    fails: { gateway: dice.chance(4), courier: dice.chance(4) },
  };
}

function linesOf(
  dice: Dice,
  { first, story, sellers, goods }: { first: number; story: YearStory; sellers: number; goods: number },
): Lines {
  // The next index belongs to another seller.
  const next = (first + 1 + dice.below(sellers - 1)) % goods;
  const quantity = story === 'loses a piece before it leaves' ? 2 : 1 + dice.below(3);
  return [
    { good: first, quantity },
    ...(dice.chance(25) && next !== first ? [{ good: next, quantity: 1 + dice.below(2) }] : []),
  ];
}

/** One or two whole sets, some with one more of the first piece. */
function linesOfSets(dice: Dice, pieces: readonly number[]): Lines {
  const sets = 1 + dice.below(2);
  const more = dice.chance(30) ? 1 : 0;
  return pieces.map((good, at) => ({ good, quantity: at === 0 ? sets + more : sets }));
}

function pick<Story extends string>(dice: Dice, stories: Record<Story, number>): Story {
  return dice.weigh(Object.keys(stories) as Story[], (story) => stories[story]);
}
