import type { BundleHint } from '#contract/calls/bundles.ts';
import { bundleBlocked, bundleLacks } from '#contract/shop/bundle-words.ts';
import { bundleSaving } from '#contract/shop/bundle-worth.ts';
import type { Paise } from '#contract/shop/money.ts';
import { eachLanguage } from '#contract/shop/translations.ts';
import { isPiece, termsOf } from './candidates.ts';
import type { BundleCandidate } from './candidates.ts';

/** The most hints of a cart. */
const MOST = 3;

/** A line of a cart as hints read it. */
export interface LineToHint {
  skuId: number;
  productId: number;
  unitSellingPaise: Paise;
  /** The number of pieces that can be ordered. */
  quantity: number;
  /** The number of orderable pieces outside of any bundle's set. */
  free: number;
}

/**
 * Returns why bundles give no discount although the cart has all their pieces but one, by the bundle's id. A hint to add
 * a piece is given only if the set would lower the price: its other pieces are in no other set, and the set costs less
 * with the cheapest SKU of the missing piece.
 */
export function bundleHints(rows: readonly BundleCandidate[], lines: readonly LineToHint[]): BundleHint[] {
  return [...Map.groupBy(rows, ({ bundleId }) => bundleId).values()]
    .flatMap((pieces): BundleHint[] => {
      const [missing, ...others] = pieces.filter(
        (piece) => !linesOf(piece, lines).some(({ quantity }) => quantity > 0),
      );
      if (!missing || others.length > 0) return [];
      const present = pieces.filter((piece) => piece !== missing).map((piece) => dearestFree(piece, lines));
      if (present.includes(undefined)) return [];
      const { bundleId: id, name, productName, productTranslations, fromPaise, seoUrl } = missing;
      const hint = (says: (bundle: string, product: string) => string) => ({
        id,
        text: says(name, productName),
        translations: eachLanguage(productTranslations, ({ name: own }) =>
          own === undefined ? {} : { text: says(name, own) },
        ),
      });
      if (fromPaise === null) {
        const isInCart = linesOf(missing, lines).length > 0;
        return isInCart ? [{ ...hint(bundleBlocked), seoUrl: null }] : [];
      }
      const sum = present.reduce<Paise>((total, price) => total + price!, fromPaise);
      return bundleSaving(termsOf(missing), sum) > 0 ? [{ ...hint(bundleLacks), seoUrl }] : [];
    })
    .slice(0, MOST);
}

const linesOf = (piece: BundleCandidate, lines: readonly LineToHint[]) => lines.filter((line) => isPiece(piece, line));

/** Returns the price of the dearest piece that is in no set; undefined if there is none. */
function dearestFree(piece: BundleCandidate, lines: readonly LineToHint[]): Paise | undefined {
  const prices = linesOf(piece, lines).flatMap(({ free, unitSellingPaise }) => (free > 0 ? unitSellingPaise : []));
  return prices.toSorted((one, other) => other - one)[0];
}
