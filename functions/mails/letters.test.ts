import { describe, expect, test } from 'vitest';
import { MAIL_PART_MAX, MAIL_PARTS, mailPartFault } from '#contract/shop/mail-words.ts';
import type { Mail } from '../domain/platform/outbox/index.ts';
import { layOut } from './layout.ts';
import { letterOf, LETTERS, write } from './letters.ts';

const ORIGIN = 'https://shop.example';
const rendered = (mail: Mail, words = {}) => layOut(mail.to, write(mail, words, ORIGIN));

describe.each([...LETTERS])('the letter %s', (id, { words, facts, sample }) => {
  test('has words that would be taken if somebody typed them', () => {
    for (const part of MAIL_PARTS) {
      expect(mailPartFault(part, words[part], facts), part).toBeUndefined();
      expect(words[part].length).toBeLessThanOrEqual(MAIL_PART_MAX[part]);
    }
  });

  test('is shown by a mail of its own, with every fact in its place', () => {
    expect(letterOf(sample)).toBe(id);
    const every = facts.filter(({ isSentence }) => !isSentence).map(({ name }) => `${name}: {${name}}`);
    const { subject, text } = rendered(sample, { closing: every.join('\n') });
    expect(subject + text).not.toMatch(/[{}]|undefined|null/);
    for (const { name, isSentence } of facts) if (!isSentence) expect(text).toMatch(new RegExp(`${name}: \\S`));
  });
});

test.each([...LETTERS].map(([id, { sample }]) => [id, write(sample, {}, ORIGIN).paragraphs] as const))(
  'every paragraph of the letter %s begins as a sentence does',
  (_, paragraphs) => {
    for (const paragraph of paragraphs) expect(paragraph).toMatch(/^[A-Z₹\d“]/);
  },
);

test('an order that was not paid leads to its page, where its items can be bought again', () => {
  const sample = LETTERS.get('orderNotPaid')!.sample as Extract<Mail, { name: 'orderNotPaid' }>;
  expect(write(sample, {}, ORIGIN).link).toEqual({
    label: 'Buy again',
    href: `${ORIGIN}/orders?orderId=${sample.order.number}`,
  });
});

test.each(['orderPlaced', 'parcelMoved.shipped', 'parcelMoved.outForDelivery', 'parcelMoved.delivered'])(
  'the letter %s asks to film the parcel while it is opened',
  (id) => {
    expect(rendered(LETTERS.get(id)!.sample).text).toContain('Please film the parcel while you open it');
  },
);

test('letters about a parcel name what is in it', () => {
  for (const [id, { sample }] of LETTERS) {
    if (sample.name === 'parcelMoved') expect(rendered(sample).text, id).toContain(`Items: ${sample.parcel.contents}`);
  }
});

test('what staff wrote about a refund is introduced as their reason', () => {
  const sample = LETTERS.get('refunded')!.sample as Extract<Mail, { name: 'refunded' }>;
  const returned = { reference: 'RH-1-R1', reason: 'returned in order' };
  expect(rendered({ ...sample, returned }).text).toContain('\n\nThe reason given: returned in order\n\n');
  expect(rendered(sample).text).not.toContain('The reason given');
});

test('a return that was checked is told what comes next, not that it is to arrive', () => {
  const { text } = rendered(LETTERS.get('returnMoved.INSPECTED')!.sample);
  expect(text).toMatch(/Your refund of ₹[\d.,]+ comes next\./);
  expect(text).not.toContain('arrived');
});

describe('a mail in other words', () => {
  const mail = {
    ...LETTERS.get('orderCancelled.whole')!.sample,
    order: { number: 'RH-1', fullName: 'Asha {order} <b>Rao</b>', amountPaise: 1349_10 },
  } as Mail;
  const words = {
    subject: 'Sorry about {order}',
    greeting: 'Dear {name}',
    text: '<i>It is gone.</i>\n{refund}\nThat was {order}.',
    closing: 'Yours,\nRatnahaat & friends',
  };
  const { subject, text, html } = rendered(mail, words);

  test('says them with its facts, and leaves what stands in a name alone', () => {
    expect(subject).toBe('Sorry about RH-1');
    expect(text).toContain('Dear Asha {order} <b>Rao</b>\n\n<i>It is gone.</i>\n\n₹1,349.10 is refunded');
    expect(text).toContain('\n\nThat was RH-1.');
  });

  test('ends with its closing, below the button', () => {
    expect(text).toMatch(/View your order: \S+\n\nYours,\n\nRatnahaat & friends\n\nRatnahaat$/);
    expect(html.indexOf('Yours,')).toBeGreaterThan(html.indexOf('View your order'));
  });

  test('is text alone, whatever was typed or is in a name', () => {
    expect(html).toContain('&lt;i&gt;It is gone.&lt;/i&gt;');
    expect(html).toContain('Ratnahaat &amp; friends');
    expect(html).not.toMatch(/<i>|<b>/);
  });

  test('is in the shop’s own words where a fact is not there any more', () => {
    const { text: own } = rendered(mail, { ...words, text: 'For {points} points.\n{refund}' });
    expect(own).toContain('Your order RH-1 is cancelled.');
    expect(own).toContain('Dear Asha');
  });

  test('has no paragraph for what there is nothing to say of', () => {
    const { sample } = LETTERS.get('parcelMoved.outForDelivery')!;
    const paid = { ...sample, parcel: { ...(sample as { parcel: object }).parcel, codPaise: null } } as Mail;
    expect(rendered(paid, { text: 'It comes.\n{money}\nBe there.' }).text).toContain('It comes.\n\nBe there.');
  });
});
