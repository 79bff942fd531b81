import { diceOf } from '../../demo/dice.ts';
import type { Dice } from '../../demo/dice.ts';
import { seededRandom } from '../../demo/seeded-random.ts';

/** What becomes of an order that is paid at the door. */
const COD_STORIES = {
  arrives: 50,
  'is cancelled': 6,
  'loses a piece before it leaves': 5,
  'is refused at the door': 8,
  'is lost': 2,
  'comes back': 8,
} as const;

/** What becomes of an order that is paid online. */
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

/** An order of the year, decided before it begins: by whom, of what, and what becomes of it. */
export interface YearPlan {
  key: string;
  /** Days from the beginning. */
  day: number;
  shopper: number;
  method: 'COD' | 'PREPAID';
  story: YearStory;
  /** Pieces by the places of the goods; of two sellers where it has two lines. */
  lines: { good: number; quantity: number }[];
  /** Of the places orders go to. */
  place: number;
  /** Whether its courier hands over too little at first, twice, or weeks later. */
  cash: 'on time' | 'short' | 'twice' | 'late';
  /** Whether a service fails when it is placed, and when it is sent. */
  fails: { gateway: boolean; courier: boolean };
}

export interface YearWanted {
  seed: string;
  days: number;
  orders: number;
  shoppers: number;
  /** How many each seller has; the sellers take turns. */
  goods: number;
  sellers: number;
  places: number;
  /** The seller who may only sell within its State, and the place that is in it. */
  bound: { seller: number; place: number };
}

/** The orders of a year, in the order of their days. The same seed gives the same. */
export function plansOfYear({ seed, days, orders, shoppers, goods, sellers, places, bound }: YearWanted): YearPlan[] {
  const dice = diceOf(seededRandom(`year ${seed}`));
  const daysOfOrders = Array.from({ length: orders }, () => dice.below(days)).sort((one, other) => one - other);
  return daysOfOrders.map((day, index): YearPlan => {
    const method = dice.chance(55) ? 'PREPAID' : 'COD';
    const story = method === 'COD' ? pick(dice, COD_STORIES) : pick(dice, PREPAID_STORIES);
    const first = dice.below(goods);
    // The next good is the next seller's.
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
