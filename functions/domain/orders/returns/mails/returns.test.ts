import { expect, test } from 'vitest';
import { render } from '../../../../mails/letter.ts';
import { TO } from '../../../../mails/samples.ts';
import { returnMovedMail } from './returns.ts';

test('a return that was checked is told what comes next, not that it is to arrive', () => {
  const letter = returnMovedMail.letters.find(({ id }) => id === 'returnMoved.INSPECTED')!;
  const { text } = render(letter, TO, letter.sample, {
    words: {},
    origin: 'https://shop.example',
    shopName: 'Ratnahaat',
  });
  expect(text).toMatch(/Your refund of ₹[\d.,]+ comes next\./);
  expect(text).not.toContain('arrived');
});
