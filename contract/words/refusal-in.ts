import type { Language } from '../languages.ts';
import type { WordsByText } from './translated.ts';
import { fill } from '../messages.ts';
import type { Refusal, RefusalCode } from '../calls/refusals.ts';
import { fieldTextIn } from './field-text-in.ts';
import { answers } from './hi/answers.ts';
import { dateText } from './hi/date-text.ts';
import { knownTexts } from './hi/known-texts.ts';
import { reasons, refusals } from './hi/refusals.ts';
import { sellerRefusals } from './hi/seller-refusals.ts';
import { translated } from './translated.ts';

type Other = Exclude<Language, 'en'>;

interface Words {
  refusals: Readonly<Partial<Record<RefusalCode, string>>>;
  reasons: WordsByText;
  /** The messages of answers that are no refusals. */
  answers: WordsByText;
  dateText(text: string): string | undefined;
}

const WORDS: Record<Other, Words> = {
  hi: {
    refusals: { ...refusals, ...sellerRefusals },
    reasons: { ...reasons, ...knownTexts },
    answers,
    dateText,
  },
};

/** A refusal as it is answered: its text, and a message for each invalid field. */
export interface RefusalWords {
  message: string;
  fields: Record<string, string> | undefined;
}

/** Returns the texts of a refusal in a language. Refusals that only admins get are in English. */
export function refusalIn(language: Language, { code, message, details }: Refusal): RefusalWords {
  const { fields, params = {} } = details;
  if (language === 'en') return { message, fields };
  const { refusals: texts, reasons: known, dateText: dateIn } = WORDS[language];
  const own = texts[code];
  if (own === undefined) return { message, fields };
  const valueIn = (value: string | number) => dateIn(String(value)) ?? translated(known, String(value), partIn);
  const partIn = (hole: string, value: string) => (hole === 'until' ? (dateIn(value) ?? value) : value);
  const filled = fill<string>(
    own,
    Object.fromEntries(Object.entries(params).map(([name, value]) => [name, valueIn(value)])),
  );
  if (!fields) return { message: filled, fields };
  const ofFields = Object.entries(fields).map(([name, text]) => [name, fieldTextIn(language, text) ?? filled] as const);
  return { message: ofFields[0]?.[1] ?? filled, fields: Object.fromEntries(ofFields) };
}

/** Returns the message of a successful answer in a language; in English if it is unknown. */
export const answerIn = (language: Language, message: string): string =>
  language === 'en' ? message : translated(WORDS[language].answers, message);
