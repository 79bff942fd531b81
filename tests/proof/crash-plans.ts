import type { Dice } from '../../demo/dice.ts';

/** What a shopper does with an order that is paid at the door. */
const COD_STORIES = ['keeps it', 'cancels it', 'cancels a piece'] as const;

/** What a payer does at the gateway, and whether the shop hears of it. */
const PREPAID_STORIES = [
  'pays',
  'pays, and nothing but the callback comes',
  'pays, and nobody tells of it',
  'fails, then pays',
  'leaves',
  'pays twice',
  'pays another amount',
  'is agreed to by the bank alone',
  'pays, then cancels a piece',
  'pays, then cancels it',
  'cancels it unpaid',
  'cancels it unpaid, then pays late',
] as const;

export type CodStory = (typeof COD_STORIES)[number];
export type PrepaidStory = (typeof PREPAID_STORIES)[number];

/** One checkout of one shopper, decided before the run begins: what is bought, and what becomes of it. */
export type Plan = { shopper: number; key: string; what: Bought; isConfirmed: boolean } & (
  | { method: 'COD'; story: CodStory }
  | { method: 'PREPAID'; story: PrepaidStory }
);

/** Pieces of one SKU, by its place among the goods of the run, or the shopper's cart. */
export type Bought = { good: number; quantity: number } | 'cart';

export interface Wanted {
  checkouts: number;
  shoppers: number;
  goods: number;
}

/** The checkouts of a run. Each shopper orders a cart once at most, so that no two of their requests mean one cart. */
export function plansOf(dice: Dice, { checkouts, shoppers, goods }: Wanted): Plan[] {
  return Array.from({ length: checkouts }, (_, index): Plan => {
    const shopper = index % shoppers;
    const isCart = index < shoppers && dice.chance(50);
    const what: Bought = isCart ? 'cart' : { good: dice.below(goods), quantity: 1 + dice.below(3) };
    const plan = { shopper, key: `checkout-${index}`, what, isConfirmed: dice.chance(30) };
    return dice.chance(40)
      ? { ...plan, method: 'COD', story: dice.pick(COD_STORIES) }
      : { ...plan, method: 'PREPAID', story: dice.pick(PREPAID_STORIES) };
  });
}
