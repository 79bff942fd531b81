import { describe, expect, test } from 'vitest';
import { MAIL_PART_MAX, MAIL_PARTS, mailPartFault } from '#contract/shop/mail-words.ts';
import type { Mail } from '../domain/outbox/index.ts';
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
