import { COLOUR_NAMES } from '../../shop/colours.ts';
import { accountTexts } from './account-texts.ts';
import { named } from './named.ts';
import { orderStates } from './order-states.ts';
import { orderTexts } from './order-texts.ts';
import { returnTexts } from './return-texts.ts';
import { reviewTexts } from './review-texts.ts';
import { productScripts } from './product-scripts.ts';

/* What the islands of the account and its orders say. Their English texts are in the islands. */

/** The texts that they write themselves, by the English text. */
const texts = { ...orderTexts, ...returnTexts, ...accountTexts, ...reviewTexts } as const;
export type AccountText = keyof typeof texts;

/** Colours are a part of what was ordered, and a browser has no other list of them. */
const colours = Object.fromEntries(COLOUR_NAMES.map((colour) => [colour, named(colour) ?? colour]));

/** All words of the account: its own, those of states and colours, and of the parts it shares with a product page. */
export const accountScripts: Readonly<Record<string, string>> = {
  ...productScripts,
  ...colours,
  ...orderStates,
  ...texts,
};
