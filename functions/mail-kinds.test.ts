import { describe, expect, test } from 'vitest';
import { MAIL_PART_MAX, MAIL_PARTS, mailPartFault } from '#contract/shop/mail-words.ts';
import { MAIL_KINDS } from './mail-kinds.ts';
import { contentOf, render } from './mails/mail-template.ts';
import { TO } from './mails/samples.ts';

const SHOP = { origin: 'https://shop.example', shopName: 'Ratnahaat' };
const templates = MAIL_KINDS.flatMap((kind) =>
  kind.templates.map((template) => [template.id, { kind, template }] as const),
);

describe.each(templates)('the template %s', (id, { kind, template }) => {
  const { words, facts, sample } = template;

  test('has words that would be taken if somebody typed them', () => {
    for (const part of MAIL_PARTS) {
      expect(mailPartFault(part, words[part], facts), part).toBeUndefined();
      expect(words[part].length).toBeLessThanOrEqual(MAIL_PART_MAX[part]);
    }
  });

  test('is shown by a mail of its own, with every fact in its place', () => {
    expect(kind.templateOf(sample, template.language).id).toBe(id);
    const every = facts.filter(({ isSentence }) => !isSentence).map(({ name }) => `${name}: {${name}}`);
    const { subject, text } = render(template, TO, sample, { words: { closing: every.join('\n') }, ...SHOP });
    expect(subject + text).not.toMatch(/[{}]|undefined|null/);
    for (const { name, isSentence } of facts) if (!isSentence) expect(text).toMatch(new RegExp(`${name}: \\S`));
  });

  test('has paragraphs that each begin as a sentence does', () => {
    for (const paragraph of contentOf(template, sample, {}, SHOP).paragraphs) {
      expect(paragraph).toMatch(/^[A-Z\u0900-\u097F₹\d“]/);
    }
  });
});

test('no two mails have the same name', () => {
  const names = MAIL_KINDS.map(({ name }) => name);
  expect(new Set(names).size).toBe(names.length);
});
