import type { ProductRecord } from '../providers/records.ts';
import { words } from '../words/en/products.ts';
import { shared } from '../words/language.ts';

/**
 * Returns why shoppers do not see a product; undefined if they see it. The API says only that it is not shown for
 * reasons outside the product, so the last text names the possible ones.
 */
export function reasonHidden(product: ProductRecord): string | undefined {
  if (product.isShown) return undefined;
  const gaps = gapsText(product);
  const reasons = [!product.isActive && words.notActive, !product.isVisible && words.switchedOff, gaps];
  return reasons.filter(Boolean).join(words.betweenReasons) || words.itsCategorySellerOrLastDay;
}

/** Returns what a product lacks for the shop; undefined if it is whole. */
export function gapsText({ isComplete, hasPicture, skuCount }: ProductRecord): string | undefined {
  const missing = [
    !isComplete && words.factsAsMissing,
    !hasPicture && words.pictureAsMissing,
    skuCount === 0 && words.skuWithAPrice,
  ];
  const text = missing.filter((word) => word !== false).join(', ');
  return text === '' ? undefined : words.missingThings(text);
}

/** Returns what keeps a product of a seller without approval out of the shop. */
export function draftReason(product: ProductRecord): string {
  return gapsText(product) ?? words.wholeYouChooseOnToday;
}

/** Returns a reason of the API why shoppers do not see a product; it names the missing facts in English. */
export function missingText(text: string): string {
  const facts = /^These facts are missing: (.+)\.$/.exec(text)?.[1];
  return facts ? words.theseFactsAreMissing(facts.split(', ').map(shared).join(', ')) : shared(text);
}
