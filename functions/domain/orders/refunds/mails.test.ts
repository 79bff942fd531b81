import { expect, test } from 'vitest';
import { render } from '../../../mails/mail-template.ts';
import { TO } from '../../../mails/samples.ts';
import { refundedMail } from './mails.ts';

test('what staff wrote about a refund is introduced as their reason', () => {
  const template = refundedMail.templates[0]!;
  const options = { words: {}, origin: 'https://shop.example', shopName: 'Ratnahaat' };
  const returned = { reference: 'RH-1-R1', reason: 'returned in order' };
  const { text } = render(template, TO, { ...template.sample, returned }, options);
  expect(text).toContain('\n\nThe reason given: returned in order\n\n');
  expect(render(template, TO, template.sample, options).text).not.toContain('The reason given');
});
