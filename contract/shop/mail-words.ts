/*
 * The texts of a mail: the parts an admin can change, and the placeholders for facts of the single mail. A placeholder
 * is the fact's name in curly brackets: `Thank you for your order {order}.`
 */

/** The parts of a mail's text in order: the subject, and the texts above and below its facts. */
export const MAIL_PARTS = ['subject', 'greeting', 'text', 'closing'] as const;
export type MailPart = (typeof MAIL_PARTS)[number];
export type MailWords = Record<MailPart, string>;

export const MAIL_PART_NAMES: Record<MailPart, string> = {
  subject: 'Subject',
  greeting: 'Greeting',
  text: 'Text',
  closing: 'Closing',
};
export const MAIL_PART_MAX: Record<MailPart, number> = { subject: 120, greeting: 120, text: 2000, closing: 600 };

/** The recipients of mails. */
export const MAIL_READERS = ['shopper', 'seller', 'staff', 'care'] as const;
export type MailReader = (typeof MAIL_READERS)[number];

/** A placeholder that the texts of a mail may contain. */
export interface MailFact {
  name: string;
  /** The description of its value. */
  says: string;
  /** Whether the value is one or more sentences. It must then stay in the text. */
  isSentence: boolean;
}

const FACT = /\{([^{}]*)\}/g;
const LINK = /https?:|www\./i;

const inBrackets = (name: string) => `{${name}}`;

/** Returns the facts that a text names. */
export function factsIn(text: string): string[] {
  return [...text.matchAll(FACT)].map(([, name]) => name!);
}

/** Returns a text with its placeholders replaced. Inserted values are not searched for placeholders. */
export function filled(text: string, facts: Record<string, string>): string {
  return text.replace(FACT, (whole, name: string) => facts[name] ?? whole);
}

/** Returns the paragraphs of a text: a line break ends one. */
export function paragraphsOf(text: string): string[] {
  return text
    .split(/\n+/)
    .map((line) => line.trim())
    .filter((line) => line !== '');
}

/** Returns the fault of a part of a mail's texts, except its length; undefined if it is valid. */
export function mailPartFault(part: MailPart, text: string, facts: readonly MailFact[]): string | undefined {
  const name = MAIL_PART_NAMES[part];
  if (/[{}]/.test(text.replace(FACT, ''))) return 'A curly bracket stands only around a fact, such as {order}';
  const known = facts.filter(({ isSentence }) => part === 'text' || !isSentence).map((fact) => fact.name);
  const unknown = factsIn(text).find((fact) => !known.includes(fact));
  if (unknown !== undefined) {
    const elsewhere = facts.some((fact) => fact.name === unknown);
    if (elsewhere) return `${inBrackets(unknown)} stands in the text alone`;
    const choice = known.length > 0 ? `There is ${known.map(inBrackets).join(', ')}` : 'This part has none';
    return `${inBrackets(unknown)} is no fact of this email. ${choice}`;
  }
  const missing =
    part === 'text'
      ? facts.find((fact) => fact.isSentence && factsIn(text).filter((one) => one === fact.name).length !== 1)
      : undefined;
  if (missing) return `${inBrackets(missing.name)} must stand in the text once: ${missing.says}`;
  if (LINK.test(text)) return `${name} cannot have a web address: links are put in by the shop`;
  return undefined;
}
