import { accountTexts } from './account-texts.ts';
import { orderTexts } from './order-texts.ts';
import { returnTexts } from './return-texts.ts';
import { reviewTexts } from './review-texts.ts';

/* What the islands of the account and its orders say. Their English texts are in the islands. */

/** The texts that they write themselves, by the English text. */
const texts = { ...orderTexts, ...returnTexts, ...accountTexts, ...reviewTexts } as const;
export type AccountText = keyof typeof texts;

/** The words that only the account has; a page of it also has those of a purchase. */
export const accountScripts: Readonly<Record<string, string>> = texts;

/** Texts of rules with values in them, which are found by their pattern. */
export const accountRules: Readonly<Record<string, string>> = {
  'Messages and complaints, for {years} years after they were settled': 'मैसेज और शिकायतें, निपटने के {years} साल बाद तक',
};
