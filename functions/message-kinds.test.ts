import { expect, test } from 'vitest';
import { LANGUAGES } from '#contract/languages.ts';
import { messageKind, registeredTemplates } from './domain/platform/messages/index.ts';
import { MESSAGE_KINDS } from './message-kinds.ts';

const TEMPLATES = registeredTemplates(MESSAGE_KINDS);
const texts = MESSAGE_KINDS.flatMap(({ name, words }) =>
  LANGUAGES.map((language) => ({ name: `${name} ${language}`, text: words[language] })),
);

test('no two messages have one name', () => {
  expect(new Set(MESSAGE_KINDS.map(({ name }) => name)).size).toBe(MESSAGE_KINDS.length);
});

// https://developers.facebook.com/docs/whatsapp/business-management-api/message-templates
test.each(texts)('$name neither begins nor ends with a fact, and is short enough for a template', ({ text }) => {
  expect(text).not.toMatch(/^\{|\}[\p{P}\s]*$/u);
  expect(text.length).toBeLessThanOrEqual(1024);
});

test.each(texts)('$name has every fact once, since a template numbers them', ({ text }) => {
  const facts = [...text.matchAll(/\{(\w+)\}/g)].map(([, name]) => name);
  expect(new Set(facts).size).toBe(facts.length);
});

test.each(texts.filter(({ name }) => name.endsWith(' hi')))('$name is written in Hindi', ({ text }) => {
  const letters = text.replace(/\{\w+\}/g, '').match(/\p{L}/gu) ?? [];
  const hindi = letters.filter((letter) => /\p{Script=Devanagari}/u.test(letter));
  expect(hindi.length / letters.length).toBeGreaterThan(0.7);
});

// https://developers.facebook.com/docs/whatsapp/cloud-api/reference/messages: at most ten buttons of 25 letters.
test.each(TEMPLATES)('the buttons of $name ($language) are as short as the service allows', ({ buttons }) => {
  expect(buttons.length).toBeLessThanOrEqual(10);
  for (const label of buttons) expect(label.length).toBeLessThanOrEqual(25);
});

test('a text that lacks a fact, or has another one, does not compile', () => {
  const described = { title: '', when: '', purpose: 'orders' } as const;
  const sample = { order: 'RH-1' };
  const good = 'Order {order} at {shop} is placed.';
  messageKind('good', { ...described, sample, words: { en: good, hi: good } });
  // @ts-expect-error the text lacks {order}
  messageKind('lacking', { ...described, sample, words: { en: 'An order at {shop} is placed.', hi: good } });
  // @ts-expect-error the text has {total}, which the sample lacks
  messageKind('surplus', { ...described, sample, words: { en: good, hi: 'Order {order} of {total} at {shop}.' } });
  // @ts-expect-error there is no text in Hindi
  messageKind('half', { ...described, sample, words: { en: good } });
  expect(good).toContain('{order}');
});
