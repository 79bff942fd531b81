import * as z from 'zod/mini';
import { COLLECTION_THEMES } from '#contract/calls/collections.ts';
import { CLOSURES, FAMILIES, OCCASIONS, PLATINGS, STONES, STYLES } from '#contract/shop/attributes.ts';
import { COLOUR_NAMES } from '#contract/shop/colours.ts';
import { describedIn, readList } from '../data-files.ts';
import { CATEGORIES } from './categories.ts';

const someOf = <Word extends string>(words: readonly Word[]) => z.exactOptional(z.array(z.enum(words)));
const categories = CATEGORIES.map(({ seoUrl }) => seoUrl);
const paise = z.exactOptional(z.int().check(z.nonnegative()));

const Collection = z.strictObject({
  seoUrl: z.string(),
  theme: z.enum(COLLECTION_THEMES),
  displayName: z.string(),
  description: z.string(),
  rule: z.strictObject({
    families: someOf(FAMILIES),
    categories: someOf(categories),
    exceptCategories: someOf(categories),
    styles: someOf(STYLES),
    occasions: someOf(OCCASIONS),
    platings: someOf(PLATINGS),
    stones: someOf(STONES),
    closures: someOf(CLOSURES),
    colours: someOf(COLOUR_NAMES),
    fromPaise: paise,
    upToPaise: paise,
  }),
});

const inHindi = describedIn('catalogue/collections-hi.csv');

/** Lists across the categories, as a shopkeeper would group products. Categories are named by their addresses. */
export const COLLECTIONS = readList('catalogue/collections.json', Collection).map((collection) => ({
  ...collection,
  translations: { hi: inHindi(collection.seoUrl) },
}));
