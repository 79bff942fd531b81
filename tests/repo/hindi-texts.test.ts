import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { accountRules } from '#contract/words/hi/account-scripts.ts';
import { answers } from '#contract/words/hi/answers.ts';
import { contactScripts } from '#contract/words/hi/contact-scripts.ts';
import { knownTexts } from '#contract/words/hi/known-texts.ts';
import { mails } from '#contract/words/hi/mails.ts';
import { productScripts } from '#contract/words/hi/product-scripts.ts';
import { purchaseTexts } from '#contract/words/hi/purchase-texts.ts';
import { fieldNames, fieldTexts, reasons } from '#contract/words/hi/refusals.ts';
import { scripts } from '#contract/words/hi/scripts.ts';
import { accountTexts } from '#contract/words/hi/account-texts.ts';
import { cartScripts } from '#contract/words/hi/cart-scripts.ts';
import { formScripts } from '#contract/words/hi/form-scripts.ts';
import { orderTexts } from '#contract/words/hi/order-texts.ts';
import { paymentScripts } from '#contract/words/hi/payment-scripts.ts';
import { returnTexts } from '#contract/words/hi/return-texts.ts';
import { reviewTexts } from '#contract/words/hi/review-texts.ts';
import { searchScripts } from '#contract/words/hi/search-scripts.ts';
import { sellerTexts } from '#contract/words/hi/seller-texts.ts';
import { signInScripts } from '#contract/words/hi/sign-in-scripts.ts';

const ROOT = join(import.meta.dirname, '../..');

/** Returns the sources of a folder without tests, as one text. */
function sourcesOf(folder: string): string {
  return readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.(tsx?|astro)$/.test(file) && !file.endsWith('.test.ts') && !file.startsWith('words'))
    .map((file) => readFileSync(join(ROOT, folder, file), 'utf8'))
    .join('\n');
}
// Texts of rules and of answers are in the contract and in the API.
const SOURCES = ['src', 'contract', 'functions'].map(sourcesOf).join('\n').replaceAll("\\'", "'");

const holesOf = (text: string) => [...text.matchAll(/\{\w+\}/g)].map(([hole]) => hole).toSorted();

const TEXTS = {
  orderTexts,
  returnTexts,
  accountTexts,
  reviewTexts,
  sellerTexts,
  cartScripts,
  formScripts,
  paymentScripts,
  searchScripts,
  signInScripts,
};

describe.each(Object.entries(TEXTS))('%s', (_, texts) => {
  const entries = Object.entries(texts);

  test('have the placeholders of their English texts', () => {
    const other = entries.filter(([english, hindi]) => holesOf(english).join() !== holesOf(hindi).join());
    expect(other).toEqual([]);
  });

  test('are texts that the shop says', () => {
    expect(entries.filter(([english]) => !isSaid(english)).map(([english]) => english)).toEqual([]);
  });
});

/** English texts that mean different things, or stand in different sentences. */
const SEVERAL_MEANINGS = [
  'cancelled',
  'See it',
  'Stop',
  'Tax and company law',
  'The seller of this item delivers within {state} only.',
  'To pay on delivery',
  'Unsubscribe',
  'your bank account',
];

test('a text has one Hindi text on pages, in mails and in answers', () => {
  const tables = [
    ...Object.values(TEXTS),
    accountRules,
    answers,
    contactScripts,
    fieldNames,
    fieldTexts,
    knownTexts,
    mails,
    productScripts,
    purchaseTexts,
    reasons,
    scripts,
  ];
  const byEnglish = Map.groupBy(tables.flatMap(Object.entries<string>), ([english]) => english);
  const other = [...byEnglish].flatMap(([english, entries]) => {
    const texts = new Set(entries.map(([, hindi]) => hindi));
    return texts.size > 1 && !SEVERAL_MEANINGS.includes(english) ? [`${english}: ${[...texts].join(' / ')}`] : [];
  });
  expect(other).toEqual([]);
});

/** A text is written as it is, or composed with a name or a number of a rule. */
function isSaid(english: string): boolean {
  return SOURCES.includes(english) || COMPOSED.some((pattern) => pattern.test(english));
}
const COMPOSED = [
  /^Cash on delivery is not available for this order\. /,
  / is required$/,
  /^Please sign in to see your \w+\.$/,
  /^This is a HEIC photo\. /,
  /^An account number has 9 to 18 digits$/,
];
