import type { Dice } from '../../demo/dice.ts';

/** What a shopper does with a cash-on-delivery order. */
const COD_STORIES = ['keeps it', 'cancels it', 'cancels a piece'] as const;

/** What a payer does at the gateway, and whether the shop learns of it. */
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

/** One checkout of one shopper, planned before the run: the goods, and the shopper's later actions. */
export type Plan = { shopper: number; key: string; what: Bought; isConfirmed: boolean } & (
  | { method: 'COD'; story: CodStory }
  | { method: 'PREPAID'; story: PrepaidStory }
);

/** Pieces of one SKU, by its index among the goods of the run, or the shopper's cart. */
export type Bought = { good: number; quantity: number } | 'cart';

export interface Wanted {
  checkouts: number;
  shoppers: number;
  goods: number;
}

/**
 * Returns the checkouts of a run. Each shopper orders a cart at most once, so that no two requests are about the same
 * cart.
 */
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
