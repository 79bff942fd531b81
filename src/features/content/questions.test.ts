import { describe, expect, test } from 'vitest';
import { FAQ_CATEGORIES, faqOf } from './questions.ts';
import { DEFAULT_POLICY } from '#contract/shop/policy.ts';
import { asDemoHouse } from '#demo/house.ts';

const POLICY = asDemoHouse(DEFAULT_POLICY);
const faqText = (policy = POLICY) =>
  faqOf(policy)
    .map(({ question, answer }) => [question, ...answer].join(' '))
    .join('\n');

describe('the questions', () => {
  const entries = faqOf(POLICY);

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
    ...POLICY,
    returnWindowDays: 12,
    cod: { ...POLICY.cod, abovePaise: 650_00, feePaise: 40_00 },
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
  const offered = faqText({ ...POLICY, prepaid: { ...POLICY.prepaid, offered: true } });
  expect(offered).toMatch(/paid online gets 10% off/);
  expect(offered).not.toMatch(/not offered at the moment/);
});

describe('the ways to reach the shop', () => {
  test('are phone, WhatsApp and email', () => {
    expect(faqText()).toContain(
      'by phone on +91 40 4000 0000, by WhatsApp on +91 40 4000 0000 and by email to care@ratnahaat.example. A message',
    );
    expect(faqText()).toContain('Our Grievance Officer, Padmaja Venkataraman. A complaint');
  });

  test('are only those that the owner has entered', () => {
    const care = { ...POLICY.care, phone: '' };
    expect(faqText({ ...POLICY, care, whatsApp: '' })).toContain('6 PM: by email to care@ratnahaat.example. A message');
  });

  test('are the contact page alone if the owner has entered none', () => {
    const answers = faqOf(DEFAULT_POLICY).filter(({ category }) => category === 'contact');
    expect(answers.map(({ answer }) => answer.join(' '))).toEqual([
      'A message through the contact page is answered within 2 business days.',
      expect.stringMatching(/^A complaint gets a ticket number/),
    ]);
  });
});
