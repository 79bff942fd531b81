import type { Language } from '#contract/languages.ts';
import type { Product } from '#contract/calls/products.ts';
import { dayIn } from '#contract/words/day-in.ts';
import { LIST_WORDS, textIn } from '#contract/words/index.ts';

interface MarkedProduct extends Pick<Product, 'markText'> {
  seller: Pick<Product['seller'], 'away'>;
}

/** Returns the text of the mark on a product's card, which its seller's holiday replaces; null if it has none. */
export function cardMark({ markText, seller: { away } }: MarkedProduct, language: Language = 'en'): string | null {
  if (away) return LIST_WORDS[language].sentFrom(dayIn(language, away.sentFrom));
  return markText && textIn(language, markText);
}
