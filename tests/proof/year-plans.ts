import { diceOf } from '../../demo/dice.ts';
import type { Dice } from '../../demo/dice.ts';
import { seededRandom } from '../../demo/seeded-random.ts';

/** The ends of cash-on-delivery orders, with their weights. */
const COD_STORIES = {
  arrives: 50,
  'is cancelled': 6,
  'loses a piece before it leaves': 5,
  'is refused at the door': 8,
  'is lost': 2,
  'comes back': 8,
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
  shopper: number;
  method: 'COD' | 'PREPAID';
  story: YearStory;
  /** Pieces, by the index of the goods. Two lines are goods of two sellers. */
  lines: { good: number; quantity: number }[];
  place: number;
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
}

/** Returns the orders of a year by day. The same seed gives the same orders. */
export function plansOfYear({ seed, days, orders, shoppers, goods, sellers, places, bound }: YearWanted): YearPlan[] {
  const dice = diceOf(seededRandom(`year ${seed}`));
  const daysOfOrders = Array.from({ length: orders }, () => dice.below(days)).sort((one, other) => one - other);
  return daysOfOrders.map((day, index): YearPlan => {
    const method = dice.chance(55) ? 'PREPAID' : 'COD';
    const story = method === 'COD' ? pick(dice, COD_STORIES) : pick(dice, PREPAID_STORIES);
    const first = dice.below(goods);
    // The next index belongs to another seller.
    const next = (first + 1 + dice.below(sellers - 1)) % goods;
    const quantity = story === 'loses a piece before it leaves' ? 2 : 1 + dice.below(3);
    const lines = [
      { good: first, quantity },
      ...(dice.chance(25) && next !== first ? [{ good: next, quantity: 1 + dice.below(2) }] : []),
    ];
    const place = dice.below(places);
    return {
      key: `order-${index}`,
      day,
      shopper: index % shoppers,
      method,
      story,
      lines,
      place: lines.some(({ good }) => good % sellers === bound.seller) ? bound.place : place,
      cash: dice.weigh(['on time', 'short', 'twice', 'late'], (cash) => (cash === 'on time' ? 40 : 2)),
      fails: { gateway: dice.chance(4), courier: dice.chance(4) },
    };
  });
}

function pick<Story extends string>(dice: Dice, stories: Record<Story, number>): Story {
  return dice.weigh(Object.keys(stories) as Story[], (story) => stories[story]);
}
