import { expect, test } from 'vitest';
import { layOut } from './layout.ts';
import { write } from './letters.ts';

const to = 'asha@example.in';
const mail = layOut(to, write({ name: 'confirmNewsletter', to, token: 'ab12' }, {}, 'https://shop.example'));

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
