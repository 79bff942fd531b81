import type { Language } from '#contract/languages.ts';
import type { Product } from '#contract/calls/products.ts';
import { SUB_RATINGS } from '#contract/shop/review-words.ts';
import type { SubRating } from '#contract/shop/review-words.ts';
import { splitSizes } from '#contract/shop/sizes.ts';
import { PRODUCT_WORDS, textIn } from '#contract/words/index.ts';
import type { SpokenProp } from '../../ui/spoken-in.ts';

/** Returns the prop with the names that the islands of a product page show: colours, sizes and traits of reviews. */
export function spokenProp(language: Language, product: Pick<Product, 'skus'>): SpokenProp {
  if (language === 'en') return {};
  const names = product.skus.flatMap(({ color, size }) => [color, ...splitSizes(size)]);
  const { traits } = PRODUCT_WORDS[language];
  return {
    spoken: {
      language,
      names: {
        ...Object.fromEntries(names.map((name) => [name, textIn(language, name)])),
        ...Object.fromEntries((Object.keys(SUB_RATINGS) as SubRating[]).map((key) => [SUB_RATINGS[key], traits[key]])),
      },
    },
  };
}
