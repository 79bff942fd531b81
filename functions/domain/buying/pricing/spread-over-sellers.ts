import { spread } from '#contract/shop/money.ts';
import type { Paise } from '#contract/shop/money.ts';

/** A line with its seller and its weight, in the order in which lines were added. */
export interface WeighedLine {
  sellerId: number;
  weight: Paise;
}

/**
 * Spreads an amount of the whole order first over the sellers, in whole rupees, so that the cash due on each parcel is
 * whole if prices are. It then spreads each share over the seller's lines in paise. In a tie the line added first gets
 * more.
 * @param most `weights`: no line takes more than its weight, as for a discount, which must not exceed the sum of the
 * weights; `any`: for a fee
 * @returns the part of each line; they sum to the amount, unless all weights are zero
 */
export function spreadOverSellers(amount: Paise, lines: readonly WeighedLine[], most: 'weights' | 'any'): Paise[] {
  const parts = lines.map(() => 0);
  const sellers = [...Map.groupBy(lines.keys(), (index) => lines[index]!.sellerId).values()];
  const weights = sellers.map((own) => own.reduce((sum, index) => sum + lines[index]!.weight, 0));
  spreadRupees(amount, weights, most).forEach((share, seller) => {
    const own = sellers[seller]!;
    const ofLines = spread(
      share,
      own.map((index) => lines[index]!.weight),
    );
    own.forEach((index, position) => (parts[index] = ofLines[position]!));
  });
  return parts;
}

/**
 * Spreads an amount by weight in whole rupees, except for paise in the amount or in a weight that is used up.
 * @param most `weights`: no share exceeds its weight; the amount must not exceed their sum
 */
export function spreadRupees(amount: Paise, weights: readonly Paise[], most: 'weights' | 'any'): Paise[] {
  const rupees = spread(Math.floor(amount / 100), weights).map((share) => share * 100);
  const shares = most === 'weights' ? rupees.map((share, seller) => Math.min(share, weights[seller]!)) : rupees;
  const left = amount - shares.reduce((sum, share) => sum + share, 0);
  const room = most === 'weights' ? weights.map((weight, seller) => weight - shares[seller]!) : weights;
  const rest = spread(left, room);
  return shares.map((share, seller) => share + rest[seller]!);
}
