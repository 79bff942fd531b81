import * as z from 'zod/mini';
import { MARK_TEXT_MAX_LENGTH } from '../shop/marks.ts';
import { honestWords } from './honest-words.ts';
import { read, wholeNumber, written } from './store-settings.ts';

/** A text without placeholders other than the given one. */
function text(mark: string, placeholder = '') {
  const name = `The text of “${mark}”`;
  const error = placeholder
    ? `${name} can have no curly brackets other than ${placeholder}`
    : `${name} cannot have curly brackets`;
  return honestWords(name, MARK_TEXT_MAX_LENGTH).check(
    z.refine((value) => !/[{}]/.test(value.replaceAll(placeholder, '')), error),
  );
}

const marks = {
  preOrderShown: z.boolean(),
  preOrderText: text('Pre-order'),
  fewLeftShown: z.boolean(),
  /** `{count}` is the number of pieces. */
  fewLeftText: text('Few left', '{count}'),
  fewLeftMost: wholeNumber('Pieces', 1, 10),
  backInStockShown: z.boolean(),
  backInStockText: text('Back in stock'),
  backInStockDays: wholeNumber('Days', 1, 90),
  bestsellerShown: z.boolean(),
  bestsellerText: text('Bestseller'),
  /** Products of each category, the best selling of the last 90 days, and the ordered pieces that each needs. */
  bestsellerPlaces: wholeNumber('Products', 1, 20),
  bestsellerPieces: wholeNumber('Ordered pieces', 1, 1000),
  saleShown: z.boolean(),
  saleText: text('Sale'),
  /** Percent below the MRP. */
  salePercent: wholeNumber('Percent', 1, 90),
  newShown: z.boolean(),
  newText: text('New'),
  newDays: wholeNumber('Days', 1, 90),
};
export const MarkValues = z.object(marks);
/** The labels of product cards: which are shown, their texts and figures. A card shows the first one that applies. */
export const WriteMarkSettings = z.object({ ...marks, ...written });
export const MarkSettings = z.object({ id: z.literal('marks'), ...marks, ...read });
