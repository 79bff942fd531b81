import type { Language } from '#contract/languages.ts';
import { factsIn, filled, MAIL_PARTS, paragraphsOf } from '#contract/shop/mail-words.ts';
import type { MailFact, MailReader, MailWords } from '#contract/shop/mail-words.ts';
import type { RenderedMail } from '../ports/mail.ts';
import { layOut } from './layout.ts';
import type { MailContent, MailExtras, SendingShop } from './layout.ts';

/** Texts that replace the default texts. A missing part has the default text. */
export type OtherWords = Partial<MailWords>;

/** The value of a fact in the text. A fact of several sentences may be several paragraphs, or none. */
type Filling = string | readonly string[];

/** A template of a mail: its reader and occasion, its texts, and what the values of a single mail fill in and add below. */
export interface WrittenTemplate<Values extends object> {
  /** The template's title in the settings. */
  title: string;
  to: MailReader;
  /** The occasion. Completes a sentence after 'Sent'. */
  when: string;
  words: MailWords;
  facts: readonly MailFact[];
  content(values: Values, origin: string, shopName: string): MailExtras & { facts: Record<string, Filling> };
  /** Made-up values for a preview. */
  sample: Values;
}

/** A template in the list of the settings. */
export interface MailTemplate<Values extends object = object> extends WrittenTemplate<Values> {
  /** The mail's name, when it has several cases a dot and the case, and in another language a dot and the language. */
  id: string;
  language: Language;
}

interface DescribedTemplate<Values extends object, Fact extends string, Sentence extends string> {
  title: string;
  to: MailReader;
  when: string;
  words: Omit<MailWords, 'closing'>;
  /** The facts that a text may have as placeholders, with a description of each. */
  facts?: Record<Fact, string>;
  /** The facts that the text must have. */
  sentences?: Record<Sentence, string>;
  content(
    values: Values,
    origin: string,
    shopName: string,
  ): MailExtras & { facts: Record<NoInfer<Fact>, string> & Record<NoInfer<Sentence>, Filling> };
  sample: NoInfer<Values>;
}

export function mailTemplate<Values extends object, Fact extends string = never, Sentence extends string = never>({
  facts,
  sentences,
  words,
  ...described
}: DescribedTemplate<Values, Fact, Sentence>): WrittenTemplate<Values> {
  const named = (table: Record<string, string>, isSentence: boolean) =>
    Object.entries(table).map(([name, says]) => ({ name, says, isSentence }));
  return {
    ...described,
    words: { ...words, closing: '' },
    facts: [...named(facts ?? {}, false), SHOP_FACT, ...named(sentences ?? {}, true)],
  };
}

/** The fact that every template has. */
const SHOP_FACT: MailFact = { name: 'shop', says: "The shop's name", isSentence: false };

/** Several templates of one mail, by case. */
export interface TemplateByCase<Values extends object> {
  caseOf(values: Values): string;
  cases: Readonly<Record<string, WrittenTemplate<Values>>>;
}

export function byCase<Values extends object, Case extends string>(
  caseOf: (values: Values) => Case,
  cases: Record<Case, WrittenTemplate<Values>>,
): TemplateByCase<Values> {
  return { caseOf, cases };
}

/** Renders a mail to this address. Links in it begin with `origin`. */
export function render<Values extends object>(
  written: WrittenTemplate<Values>,
  to: string,
  values: Values,
  { words, ...shop }: { words: OtherWords } & SendingShop,
): RenderedMail {
  return layOut(to, contentOf(written, values, words, shop), shop);
}

/**
 * Returns a mail's content from the changed texts. A changed part with a fact that the template no longer has is replaced
 * by the original.
 */
export function contentOf<Values extends object>(
  { content, words: own, facts: known }: WrittenTemplate<Values>,
  values: Values,
  words: OtherWords,
  { origin, shopName }: SendingShop,
): MailContent {
  const { facts: ownFacts, ...extras } = content(values, origin, shopName);
  const facts: Record<string, Filling> = { ...ownFacts, shop: shopName };
  const isKnown = (text: string) => factsIn(text).every((name) => known.some((fact) => fact.name === name));
  const [subject, greeting, text, closing] = MAIL_PARTS.map((part) => {
    const changed = words[part];
    return changed !== undefined && isKnown(changed) ? changed : own[part];
  }) as [string, string, string, string];
  const inLine = Object.fromEntries(
    Object.entries(facts).map(([name, filling]) => [name, typeof filling === 'string' ? filling : filling.join(' ')]),
  );
  const paragraphs = paragraphsOf(text).flatMap((line) => {
    const [alone] = line === `{${factsIn(line)[0]}}` ? factsIn(line) : [];
    const filling = alone === undefined ? undefined : facts[alone];
    return filling === undefined || typeof filling === 'string' ? filled(line, inLine) : filling;
  });
  return {
    ...extras,
    subject: filled(subject, inLine),
    greeting: filled(greeting, inLine),
    // A sentence without content leaves no empty paragraph.
    paragraphs: paragraphs.filter((paragraph) => paragraph !== ''),
    closing: paragraphsOf(closing).map((line) => filled(line, inLine)),
  };
}
