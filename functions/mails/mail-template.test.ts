import { describe, expect, test } from 'vitest';
import { orderCancelledMail, parcelMovedMail } from '../domain/orders/orders/index.ts';
import { render } from './mail-template.ts';
import { TO } from './samples.ts';

const SHOP = { origin: 'https://shop.example', shopName: 'Ratnahaat' };

describe('a mail in other words', () => {
  const cancelled = {
    isWhole: true,
    order: { number: 'RH-1', fullName: 'Asha {order} <b>Rao</b>', amountPaise: 1349_10 },
  };
  const template = orderCancelledMail.templateOf(cancelled);
  const words = {
    subject: 'Sorry about {order}',
    greeting: 'Dear {name}',
    text: '<i>It is gone.</i>\n{refund}\nThat was {order}.',
    closing: 'Yours,\nRatnahaat & friends',
  };
  const { subject, text, html } = render(template, TO, cancelled, { words, ...SHOP });

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
    const changed = { ...words, text: 'For {points} points.\n{refund}' };
    const { text: own } = render(template, TO, cancelled, { words: changed, ...SHOP });
    expect(own).toContain('Your order RH-1 is cancelled.');
    expect(own).toContain('Dear Asha');
  });

  test('has no paragraph for what there is nothing to say of', () => {
    const arriving = parcelMovedMail.templates.find(({ id }) => id === 'parcelMoved.outForDelivery')!;
    const paid = { parcel: { ...arriving.sample.parcel, codPaise: null } };
    const changed = { text: 'It comes.\n{money}\nBe there.' };
    expect(render(arriving, TO, paid, { words: changed, ...SHOP }).text).toContain('It comes.\n\nBe there.');
  });
});
