import { describe, expect, test } from 'vitest';
import { filled, mailPartFault } from './mail-words.ts';

const facts = [
  { name: 'order', says: 'The number of the order', isSentence: false },
  { name: 'refund', says: 'What is refunded', isSentence: true },
];

describe('the words of a mail', () => {
  test.each([
    ['subject', 'Your order {order}'],
    ['greeting', 'Namaste,'],
    ['text', 'It is cancelled.\n{refund}'],
    ['closing', ''],
  ] as const)('are taken: %s “%s”', (part, text) => {
    expect(mailPartFault(part, text, facts)).toBeUndefined();
  });

  test.each([
    ['subject', 'Your {sum}', '{sum} is no fact of this email. There is {order}'],
    ['text', '{refund} of {}', '{} is no fact of this email. There is {order}, {refund}'],
    ['text', '{Order}\n{refund}', '{Order} is no fact of this email. There is {order}, {refund}'],
    ['subject', 'Your {refund}', '{refund} stands in the text alone'],
    ['text', 'It is cancelled.', '{refund} must stand in the text once: What is refunded'],
    ['text', '{refund} and {refund}', '{refund} must stand in the text once: What is refunded'],
    ['greeting', 'Dear {order', 'A curly bracket stands only around a fact, such as {order}'],
    ['greeting', 'Dear {{order}}', 'A curly bracket stands only around a fact, such as {order}'],
    ['closing', 'See https://example.in', 'Closing cannot have a web address: links are put in by the shop'],
    ['subject', 'See WWW.example.in', 'Subject cannot have a web address: links are put in by the shop'],
  ] as const)('are refused: %s “%s”', (part, text, fault) => {
    expect(mailPartFault(part, text, facts)).toBe(fault);
  });

  test('of a mail without facts name none', () => {
    expect(mailPartFault('text', 'Dear {name}', [])).toBe('{name} is no fact of this email. This part has none');
  });

  test('are not looked through again once a fact stands in them', () => {
    expect(filled('{name}: {order}', { name: '{order}', order: 'RH-1' })).toBe('{order}: RH-1');
  });
});
