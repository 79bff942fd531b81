import { spread } from '#contract/shop/money.ts';
import type { Paise } from '#contract/shop/money.ts';

/** A line with the seller it belongs to and what it weighs; the line that was added first comes first. */
export interface WeighedLine {
  sellerId: number;
  weight: Paise;
}

/**
 * Spreads an amount of the whole order: over the sellers first, in whole rupees, so that what each parcel collects at the
 * door is whole where prices are; then over a seller's lines in paise. A tie goes to the line added first.
 * @param most `weights`: no line takes more than it weighs, as for a discount, whose amount they hold altogether; `any`:
 *   for a fee
 * @returns the part of each line; they sum to the amount, unless nothing weighs anything
 */
export function spreadOverSellers(amount: Paise, lines: readonly WeighedLine[], most: 'weights' | 'any'): Paise[] {
  const parts = lines.map(() => 0);
  const sellers = [...Map.groupBy(lines.keys(), (index) => lines[index]!.sellerId).values()];
  const weights = sellers.map((own) => own.reduce((sum, index) => sum + lines[index]!.weight, 0));
  sharesOf(amount, weights, most).forEach((share, seller) => {
    const own = sellers[seller]!;
    const ofLines = spread(
      share,
      own.map((index) => lines[index]!.weight),
    );
    own.forEach((index, position) => (parts[index] = ofLines[position]!));
  });
  return parts;
}

/** Each seller's share: whole rupees, but for paise that the amount or a seller's prices have. */
function sharesOf(amount: Paise, weights: readonly Paise[], most: 'weights' | 'any'): Paise[] {
  const rupees = spread(Math.floor(amount / 100), weights).map((share) => share * 100);
  const shares = most === 'weights' ? rupees.map((share, seller) => Math.min(share, weights[seller]!)) : rupees;
  const left = amount - shares.reduce((sum, share) => sum + share, 0);
  const room = most === 'weights' ? weights.map((weight, seller) => weight - shares[seller]!) : weights;
  const rest = spread(left, room);
  return shares.map((share, seller) => share + rest[seller]!);
}
