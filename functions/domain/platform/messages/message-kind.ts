import { factsIn, filled } from '#contract/shop/mail-words.ts';
import { LANGUAGES } from '#contract/languages.ts';
import { templateName } from '#contract/shop/messages.ts';
import { MESSAGE_CHANNELS } from '#contract/shop/message-consents.ts';
import type { MessageChannel, SentPurpose } from '#contract/shop/message-consents.ts';
import type { Language } from '#contract/languages.ts';

/** The names in curly brackets of a text. */
type FactsIn<Text extends string> = Text extends `${string}{${infer Fact}}${infer Rest}` ? Fact | FactsIn<Rest> : never;

/** The text itself if it has exactly these facts, each at least once; otherwise a type that no text has. */
type With<Text extends string, Fact extends string> = [Exclude<FactsIn<Text>, Fact>] extends [never]
  ? [Exclude<Fact, FactsIn<Text>>] extends [never]
    ? Text
    : { 'the text lacks': Exclude<Fact, FactsIn<Text>> }
  : { 'the text has unknown': Exclude<FactsIn<Text>, Fact> };

/** A quick-reply button of a WhatsApp message. A written reply with one of its words counts as well. */
export interface ReplyChoice {
  /** What the button sends back. */
  name: string;
  label: Record<Language, string>;
  /** As `plainReply` returns them. */
  words: readonly string[];
}

/** A message of the shop: its occasion, its purpose, and its text in each language. */
export interface MessageKind<Fact extends string = string> {
  /** Stored in rows, so it never changes. */
  readonly name: string;
  readonly title: string;
  /** The occasion. Completes a sentence after 'Sent'. */
  readonly when: string;
  readonly purpose: SentPurpose;
  /** Whether it also goes out in the quiet hours: the person has just acted, or must act now. */
  readonly isUrgent: boolean;
  /** Whether no mail tells the same, so that a mail follows if every channel refuses it. */
  readonly isWithoutMail: boolean;
  readonly words: Record<Language, string>;
  readonly sample: Record<Fact, string>;
  readonly replies: readonly ReplyChoice[];
}

interface Described<Sample extends Record<string, string>, En extends string, Hi extends string> {
  title: string;
  when: string;
  purpose: SentPurpose;
  isUrgent?: boolean;
  isWithoutMail?: boolean;
  /** Made-up values: their names are the facts of the text. The fact `shop`, its name, is in every text. */
  sample: Sample;
  words: {
    en: En & With<En, (keyof Sample & string) | 'shop'>;
    hi: Hi & With<Hi, (keyof Sample & string) | 'shop'>;
  };
  replies?: readonly ReplyChoice[];
}

/**
 * Defines a message. List it in `functions/message-kinds.ts`. A text that lacks a fact of the sample, or has another one,
 * does not compile.
 */
export function messageKind<
  const Sample extends Record<string, string>,
  const En extends string,
  const Hi extends string,
>(
  name: string,
  { isUrgent = false, isWithoutMail = false, replies = [], ...described }: Described<Sample, En, Hi>,
): MessageKind<keyof Sample & string> {
  return { name, isUrgent, isWithoutMail, replies, ...described };
}

/**
 * Meta's text of templates with a code. A shop cannot change it.
 * https://developers.facebook.com/docs/whatsapp/business-management-api/authentication-templates
 */
const WHATSAPP_CODE_TEXT: Record<Language, string> = {
  en: '*{code}* is your verification code. For your security, do not share this code.',
  hi: 'आपका वेरिफ़िकेशन कोड *{code}* है. अपनी सुरक्षा के लिए, इस कोड को किसी के साथ शेयर न करें.',
};

/** Whether a message is an OTP: WhatsApp has templates of their own for these. */
export const isCode = ({ purpose }: Pick<MessageKind, 'purpose'>) => purpose === 'signIn';

/** Returns the text of a message as a channel registers it. */
export function textAt(channel: MessageChannel, kind: MessageKind, language: Language): string {
  return channel === 'whatsApp' && isCode(kind) ? WHATSAPP_CODE_TEXT[language] : kind.words[language];
}

/** Returns the values of a message in the order of their places in the text. */
export function valuesInOrder(text: string, values: Record<string, string>): { name: string; text: string }[] {
  return [...new Set(factsIn(text))].map((name) => ({ name, text: values[name] ?? '' }));
}

/** A template in one language, as the services know it. */
export interface RegisteredMessage {
  channel: MessageChannel;
  name: string;
  language: Language;
  holes: readonly string[];
  buttons: readonly string[];
  /** Whether it has a button that copies its code. */
  hasCode: boolean;
  filled(values: readonly string[]): string;
}

/** Returns the templates to register at the services. */
export function registeredTemplates(kinds: readonly MessageKind[]): RegisteredMessage[] {
  return kinds.flatMap((kind) =>
    MESSAGE_CHANNELS.flatMap((channel) => LANGUAGES.map((language) => registeredTemplate(kind, channel, language))),
  );
}

/** Returns a template as one service registers it. */
export function registeredTemplate(kind: MessageKind, channel: MessageChannel, language: Language): RegisteredMessage {
  const text = textAt(channel, kind, language);
  const holes = valuesInOrder(text, {}).map(({ name }) => name);
  return {
    channel,
    name: templateName(kind.name),
    language,
    holes,
    buttons: kind.replies.map(({ label }) => label[language]),
    hasCode: channel === 'whatsApp' && isCode(kind),
    filled: (values) => filled(text, Object.fromEntries(holes.map((hole, index) => [hole, values[index] ?? '']))),
  };
}
