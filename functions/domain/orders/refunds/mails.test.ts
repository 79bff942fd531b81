import { expect, test } from 'vitest';
import { render } from '../../../mails/letter.ts';
import { TO } from '../../../mails/samples.ts';
import { refundedMail } from './mails.ts';

test('what staff wrote about a refund is introduced as their reason', () => {
  const letter = refundedMail.letters[0]!;
  const options = { words: {}, origin: 'https://shop.example', shopName: 'Ratnahaat' };
  const returned = { reference: 'RH-1-R1', reason: 'returned in order' };
  const { text } = render(letter, TO, { ...letter.sample, returned }, options);
  expect(text).toContain('\n\nThe reason given: returned in order\n\n');
  expect(render(letter, TO, letter.sample, options).text).not.toContain('The reason given');
});
