import { formatDayAndMonth } from '#contract/shop/dates.ts';
import type { Product } from '#contract/calls/products.ts';

interface MarkedProduct extends Pick<Product, 'markText'> {
  seller: Pick<Product['seller'], 'away'>;
}

/** Returns the text of the mark on a product's card, which its seller's holiday replaces; null if it has none. */
export function cardMark({ markText, seller: { away } }: MarkedProduct): string | null {
  return away ? `Sent from ${formatDayAndMonth(away.sentFrom)}` : markText;
}
