import { bundleSaving } from '#contract/shop/bundle-worth.ts';
import type { BundleTerms } from '#contract/shop/bundle-worth.ts';
import type { DiscountFunder } from '#contract/shop/discounts.ts';
import type { Paise } from '#contract/shop/money.ts';
import type { LineToDiscount } from './coupons.ts';
import type { Adjustment } from './discounts.ts';
import { spreadRupees } from './spread-over-sellers.ts';

/** A piece of a bundle: one unit of any of these SKUs. */
export interface PieceToFind {
  skuIds: ReadonlySet<number>;
  /** Whether the bundle names the SKU, and not only its product. */
  isOneSku: boolean;
}

/** A bundle that is offered on the day of the order. No SKU is in two of its pieces. */
export interface BundleToApply {
  id: number;
  name: string;
  sellerId: number;
  terms: BundleTerms;
  fundedBy: DiscountFunder;
  pieces: readonly PieceToFind[];
}

/** A whole set in an order: the line of each piece, in the bundle's order. */
export interface SetInOrder {
  bundle: BundleToApply;
  lines: number[];
  saving: Paise;
}

/**
 * The number of combinations that are compared. It bounds the time for carts with many pieces in many bundles. A search
 * that ends early returns the best combination until then.
 */
const MOST_STEPS = 2000;

/**
 * Returns the sets that an order contains. A piece is in one set at most. Of all ways to form sets, the one that saves
 * most takes effect; in a tie it has most sets of the bundle that comes first. Bundles that name more SKUs come first,
 * then those with the lower id. A set takes the dearest pieces first, in a tie the lower SKU id and the earlier line.
 */
export function setsOf(bundles: readonly BundleToApply[], lines: readonly LineToDiscount[]): SetInOrder[] {
  const left = lines.map(({ quantity }) => quantity);
  const inOrder = bundles
    .toSorted((one, other) => namedSkus(other) - namedSkus(one) || one.id - other.id)
    .map((bundle) => ({ bundle, choices: bundle.pieces.map((piece) => linesFor(piece, bundle, lines)) }));
  const sets: SetInOrder[] = [];
  let saved = 0;

  function form({ bundle, choices }: (typeof inOrder)[number]): boolean {
    const chosen = choices.map((candidates) => candidates.find((line) => left[line]! > 0));
    if (chosen.includes(undefined)) return false;
    const taken = chosen as number[];
    const saving = bundleSaving(
      bundle.terms,
      taken.reduce((sum, line) => sum + lines[line]!.unitSellingPaise, 0),
    );
    if (saving === 0) return false;
    for (const line of taken) left[line]! -= 1;
    sets.push({ bundle, lines: taken, saving });
    saved += saving;
    return true;
  }
  function undo(): void {
    const { lines: taken, saving } = sets.pop()!;
    for (const line of taken) left[line]! += 1;
    saved -= saving;
  }

  // No bundle saves more than with all pieces of the order for itself.
  const alone = inOrder.map((each) => {
    while (form(each));
    const most = saved;
    while (sets.length > 0) undo();
    return most;
  });
  const stillPossible = alone.map((_, position) => alone.slice(position + 1).reduce((sum, most) => sum + most, 0));

  let best: SetInOrder[] = [];
  let bestSaved = 0;
  let steps = 0;
  function search(position: number): void {
    steps += 1;
    if (saved > bestSaved) {
      best = [...sets];
      bestSaved = saved;
    }
    const each = inOrder[position];
    if (!each || steps > MOST_STEPS) return;
    const before = sets.length;
    while (form(each));
    while (saved + stillPossible[position]! > bestSaved || sets.length > before) {
      if (saved + stillPossible[position]! > bestSaved) search(position + 1);
      if (sets.length === before) return;
      undo();
    }
  }
  search(0);
  return best;
}

const namedSkus = ({ pieces }: BundleToApply) => pieces.filter(({ isOneSku }) => isOneSku).length;

/** Returns the positions of the lines that may be a piece, in the order in which sets take them. */
function linesFor({ skuIds }: PieceToFind, { sellerId }: BundleToApply, lines: readonly LineToDiscount[]): number[] {
  return [...lines.keys()]
    .filter((index) => skuIds.has(lines[index]!.skuId) && lines[index]!.sellerId === sellerId)
    .toSorted(
      (a, b) => lines[b]!.unitSellingPaise - lines[a]!.unitSellingPaise || lines[a]!.skuId - lines[b]!.skuId || a - b,
    );
}

/**
 * Returns the part of a set's discount on each of its pieces: by price, in whole rupees if prices are. A coupon that
 * applies to only some of the pieces then finds whole prices, and leaves each seller a whole amount to collect.
 */
function partsOf({ lines: taken, saving }: SetInOrder, lines: readonly LineToDiscount[]): Paise[] {
  const prices = taken.map((line) => lines[line]!.unitSellingPaise);
  return spreadRupees(saving, prices, 'weights');
}

/** Returns, for each line, what each of its pieces that is in a set costs after the discount. */
export function bundledPieces(sets: readonly SetInOrder[], lines: readonly LineToDiscount[]): Paise[][] {
  const pieces = lines.map((): Paise[] => []);
  for (const set of sets) {
    partsOf(set, lines).forEach((part, position) => {
      const line = set.lines[position]!;
      pieces[line]!.push(lines[line]!.unitSellingPaise - part);
    });
  }
  return pieces;
}

/** Returns the discount of each bundle that takes effect, with the lower id first. */
export function bundleAdjustments(sets: readonly SetInOrder[], lines: readonly LineToDiscount[]): Adjustment[] {
  return [...Map.groupBy(sets, ({ bundle }) => bundle).entries()]
    .toSorted(([one], [other]) => one.id - other.id)
    .map(([{ id, name, fundedBy }, own]) => {
      const perLine = lines.map(() => 0);
      for (const set of own) {
        partsOf(set, lines).forEach((part, position) => (perLine[set.lines[position]!]! += part));
      }
      return {
        kind: 'bundle',
        fundedBy,
        couponId: null,
        bundle: { id, name, sets: own.length },
        amount: own.reduce((sum, { saving }) => sum + saving, 0),
        perLine,
      };
    });
}
