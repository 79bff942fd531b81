import type { Translated } from './translations.ts';

/** Short texts that an owner may replace. An empty one is the built-in text, or none. */
export interface ShopWords extends Translated<'footerLine'> {
  /** The line about the shop in the footer. */
  footerLine: string;
  /** The last line of every mail, before the shop's name. */
  mailClosing: string;
  /** The note at the foot of papers. */
  paperNote: string;
}

export const WORDS_MAX_LENGTH = 160;
export const DEFAULT_WORDS: ShopWords = { footerLine: '', mailClosing: '', paperNote: '' };
/** What the footer of a sandbox says of it. */
export const DEMO_SHOP =
  'This is a demo shop: its company is an example, payments are emulated and nothing is delivered.';
/** The line about the shop in the footer of a shop without one of its own. */
export const DEFAULT_FOOTER_LINE =
  'Imitation and 1-gram gold plated jewellery from sellers across India. We ship within India only.';
