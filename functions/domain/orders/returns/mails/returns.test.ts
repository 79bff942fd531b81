import { expect, test } from 'vitest';
import { render } from '../../../../mails/mail-template.ts';
import { TO } from '../../../../mails/samples.ts';
import { returnMovedMail } from './returns.ts';

test('a return that was checked is told what comes next, not that it is to arrive', () => {
  const template = returnMovedMail.templates.find(({ id }) => id === 'returnMoved.INSPECTED')!;
  const { text } = render(template, TO, template.sample, {
    words: {},
    origin: 'https://shop.example',
    shopName: 'Ratnahaat',
  });
  expect(text).toMatch(/Your refund of ₹[\d.,]+ comes next\./);
  expect(text).not.toContain('arrived');
});
