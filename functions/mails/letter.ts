import { factsIn, filled, MAIL_PARTS, paragraphsOf } from '#contract/shop/mail-words.ts';
import type { MailFact, MailReader, MailWords } from '#contract/shop/mail-words.ts';
import type { Letter, Mail, OtherWords } from '../domain/platform/outbox/index.ts';
import type { MailContent, MailExtras } from './layout.ts';

export type MailOf<Name extends Mail['name']> = Extract<Mail, { name: Name }>;

/** The value of a fact in the text. A fact of several sentences may be several paragraphs, or none. */
type Filling = string | readonly string[];

/**
 * A mail of the shop: its recipient and occasion, its texts, and the values that a single mail fills in and adds below.
 */
export interface WrittenLetter<Sent extends Mail> {
  /** The letter's title in the settings. */
  title: string;
  to: MailReader;
  /** The occasion, as it follows 'Sent'. */
  when: string;
  words: MailWords;
  facts: readonly MailFact[];
  content(mail: Sent, origin: string): MailExtras & { facts: Record<string, Filling> };
  /** An example mail for a preview. */
  sample: Sent;
}

interface DescribedLetter<Sent extends Mail, Fact extends string, Sentence extends string> {
  title: string;
  to: MailReader;
  when: string;
  words: Omit<MailWords, 'closing'>;
  /** The facts that a text may have as placeholders, with a description of each. */
  facts?: Record<Fact, string>;
  /** The facts that the text must have. */
  sentences?: Record<Sentence, string>;
  content(
    mail: Sent,
    origin: string,
  ): MailExtras & { facts: Record<NoInfer<Fact>, string> & Record<NoInfer<Sentence>, Filling> };
  sample: NoInfer<Sent>;
}

export function letter<Sent extends Mail, Fact extends string = never, Sentence extends string = never>({
  facts,
  sentences,
  words,
  ...described
}: DescribedLetter<Sent, Fact, Sentence>): WrittenLetter<Sent> {
  const named = (table: Record<string, string>, isSentence: boolean) =>
    Object.entries(table).map(([name, says]) => ({ name, says, isSentence }));
  return {
    ...described,
    words: { ...words, closing: '' },
    facts: [...named(facts ?? {}, false), ...named(sentences ?? {}, true)],
  };
}

/** Several letters of one mail name, by case. */
export interface LetterByCase<Sent extends Mail> {
  caseOf(mail: Sent): string;
  cases: Readonly<Record<string, WrittenLetter<Sent>>>;
}

export function byCase<Sent extends Mail, Case extends string>(
  caseOf: (mail: Sent) => Case,
  cases: Record<Case, WrittenLetter<Sent>>,
): LetterByCase<Sent> {
  return { caseOf, cases };
}

/**
 * Returns a mail's content from the changed texts. A changed part with a fact that the letter no longer has is replaced
 * by the original.
 */
export function contentOf<Sent extends Mail>(
  { content, words: own, facts: known }: WrittenLetter<Sent>,
  mail: Sent,
  words: OtherWords,
  origin: string,
): MailContent {
  const { facts, ...extras } = content(mail, origin);
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

/** Returns a letter as the settings list it. */
export function listed(id: string, { title, to, when, words, facts }: WrittenLetter<Mail>): Letter {
  return { id, title, to, when, words, facts };
}
