import { expect, test } from 'vitest';
import { render } from '../../../mails/mail-template.ts';
import { confirmNewsletterMail } from './mails.ts';

const values = { token: 'ab12' };
const mail = render(confirmNewsletterMail.templateOf(values), 'asha@example.in', values, {
  words: {},
  origin: 'https://shop.example',
  shopName: 'Ratnahaat',
});

test('the letter has the way in and the way out, as text and as HTML', () => {
  for (const body of [mail.text, mail.html]) {
    expect(body).toContain('https://shop.example/subscriptions/blog/newsletter/confirm?token=ab12');
    expect(body).toContain('https://shop.example/subscriptions/blog/newsletter/unsubscribe?token=ab12');
  }
});

test('mail programs can show a button for the way out', () => {
  expect(mail.headers).toEqual({
    'List-Unsubscribe': '<https://shop.example/subscriptions/blog/newsletter/unsubscribe?token=ab12>',
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
  });
});
