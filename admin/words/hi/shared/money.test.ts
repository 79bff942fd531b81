import { describe, expect, test } from 'vitest';
import { pickupStateFault } from '#contract/calls/sellers.ts';
import { SUB_ROLE_NAMES } from '#contract/calls/staff.ts';
import { COLUMN_FACTS } from '#contract/moving-in/column-facts.ts';
import { GOOD_FACTS } from '#contract/moving-in/moved-good.ts';
import { FEE_PAPER_WORDS } from '#contract/shop/fee-papers.ts';
import { ENTRY_WORDS, ORDER_SUM_WORDS, OWED_WORDS } from '#contract/shop/ledger.ts';
import { PAYOUT_WORDS } from '#contract/states/payout.ts';
import { SELLER_PAPER_NAMES } from '#contract/states/seller.ts';
import { translated } from '#contract/words/translated.ts';
import { sharedMoney } from './money.ts';

const holesOf = (text: string) => (text.match(/\{\w+\}/g) ?? []).toSorted().join(' ');

describe('texts of money and of the business', () => {
  test.each(
    Object.entries({
      SUB_ROLE_NAMES,
      COLUMN_FACTS,
      GOOD_FACTS,
      FEE_PAPER_WORDS,
      ENTRY_WORDS,
      ORDER_SUM_WORDS,
      OWED_WORDS,
      PAYOUT_WORDS,
      SELLER_PAPER_NAMES,
    }),
  )('%s have Hindi', (_, labels) => {
    expect(Object.values<string>(labels).filter((label) => !Object.hasOwn(sharedMoney, label))).toEqual([]);
  });

  test('have the placeholders of their English texts', () => {
    expect(Object.entries(sharedMoney).filter(([english, own]) => holesOf(english) !== holesOf(own))).toEqual([]);
  });

  test('say in which State a pickup must be', () => {
    const fault = pickupStateFault({ taxKind: 'REGULAR', gstin: '27AAPFU0939F1ZV' }, 'Karnataka')!;
    expect(translated(sharedMoney, fault)).toBe('आपका GSTIN महाराष्ट्र का है: पिकअप का पता उसी राज्य में होना चाहिए');
  });
});
