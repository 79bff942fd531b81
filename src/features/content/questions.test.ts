import { describe, expect, test } from 'vitest';
import { FAQ_CATEGORIES, faqOf } from './questions.ts';
import { DEFAULT_POLICY } from '#contract/shop/policy.ts';

const faqText = (policy = DEFAULT_POLICY) =>
  faqOf(policy)
    .map(({ question, answer }) => [question, ...answer].join(' '))
    .join('\n');

describe('the questions', () => {
  const entries = faqOf(DEFAULT_POLICY);

  test('are of six categories, none of them empty', () => {
    expect(FAQ_CATEGORIES).toEqual(['products', 'shipping', 'returns', 'payment', 'care', 'contact']);
    for (const category of FAQ_CATEGORIES) {
      expect(entries.some((entry) => entry.category === category)).toBe(true);
    }
  });

  test('have each an address of their own', () => {
    expect(new Set(entries.map(({ id }) => id)).size).toBe(entries.length);
  });

  test.each([
    ['ships only within India', /Only within India/],
    ['dispatch within 24 hours', /dispatched within 24 hours/],
    ['delivery in 3-5 business days, 3 to 7 days', /3-5 business days.*3 to 7 days/],
    ['cash on delivery above ₹500', /orders above ₹500\b/],
    ['returns within 7 days', /within 7 days of delivery/],
    ['15% give-back', /15% of what you paid/],
    ['no customisation', /not offer customisation/],
    ['no bulk', /no bulk or wholesale/],
    ['online only', /online only/],
    ['no cancellation once dispatched', /Once it is dispatched it cannot be cancelled/],
    ['damage with an unboxing video within 48 hours', /within 48 hours of delivery.*unboxing video/],
    ['care from Monday to Saturday', /Mon to Sat 10 AM to 6 PM/],
  ])('say: %s', (_, text) => {
    expect(faqText()).toMatch(text);
  });
});

test('answers follow the settings', () => {
  const changed = faqText({
    ...DEFAULT_POLICY,
    returnWindowDays: 12,
    cod: { ...DEFAULT_POLICY.cod, abovePaise: 650_00, feePaise: 40_00 },
    giveBackPercent: 17,
  });
  expect(changed).toMatch(/within 12 days of delivery/);
  expect(changed).toMatch(/above ₹650\b.*costs ₹40\b/);
  expect(changed).toMatch(/17%/);
  expect(changed).not.toMatch(/\b7 days of delivery, unworn|₹500|15%/);
});

test('a discount for paying online is only spoken of where it is offered', () => {
  expect(faqText()).not.toMatch(/10% off/);
  expect(faqText()).toMatch(/Online payment is not offered at the moment/);
  const offered = faqText({ ...DEFAULT_POLICY, prepaid: { ...DEFAULT_POLICY.prepaid, offered: true } });
  expect(offered).toMatch(/paid online gets 10% off/);
  expect(offered).not.toMatch(/not offered at the moment/);
});
