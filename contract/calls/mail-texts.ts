import * as z from 'zod/mini';
import { LANGUAGES } from '../languages.ts';
import { MAIL_PART_MAX, MAIL_PARTS, MAIL_READERS, mailPartFault } from '../shop/mail-words.ts';
import type { MailFact } from '../shop/mail-words.ts';
import { written } from './store-settings.ts';
import { Instant, prose, words } from './wire.ts';

/*
 * The texts of the shop's mails, each at `/api/admin/settings/mails/{mail}`. Each mail has its own versions; version 0 is
 * the built-in texts.
 */

const mailWords = {
  subject: words('Subject', MAIL_PART_MAX.subject),
  greeting: words('Greeting', MAIL_PART_MAX.greeting),
  text: words('Text', MAIL_PART_MAX.text),
  /** The last part of the mail; may be empty. */
  closing: prose(MAIL_PART_MAX.closing, `Closing can have at most ${MAIL_PART_MAX.closing} characters`),
};
/** The editable texts of a mail, and their earlier values. */
export const MailTextValues = z.object(mailWords);

export const WriteMailText = z.object({ ...mailWords, ...written });
export type WriteMailText = z.output<typeof WriteMailText>;

/** Returns the schema for one mail: its texts may only name the mail's facts, and must name the required ones. */
export function writeMailTextOf(facts: readonly MailFact[]) {
  return WriteMailText.check(({ value, issues }) => {
    for (const part of MAIL_PARTS) {
      const error = mailPartFault(part, value[part], facts);
      if (error) issues.push({ code: 'custom', message: error, path: [part], input: value });
    }
  });
}

const about = {
  /** The name of the mail. */
  id: z.string(),
  title: z.string(),
  to: z.enum(MAIL_READERS),
  /** When the mail is sent; continues the word 'Sent'. */
  when: z.string(),
  /** The language of its texts. A mail to shoppers has an entry for each. */
  language: z.enum(LANGUAGES),
};

export const MailTexts = z.object({
  mails: z.array(
    z.object({
      ...about,
      subject: z.string(),
      /** Whether the texts differ from the built-in ones. */
      isChanged: z.boolean(),
      /** The time and author of the last change; null if there is none. */
      changedAt: z.nullable(Instant),
      changedBy: z.nullable(z.string()),
    }),
  ),
});
export type MailTexts = z.output<typeof MailTexts>;

export const MailText = z.object({
  ...about,
  ...mailWords,
  /** The built-in texts. */
  own: MailTextValues,
  /** The placeholders for curly brackets. */
  facts: z.array(z.object({ name: z.string(), says: z.string(), isSentence: z.boolean() })),
  version: z.int(),
  changedAt: z.nullable(Instant),
});
export type MailText = z.output<typeof MailText>;

/** A mail as it would be sent, with fictitious people, goods and amounts. */
export const MailPreview = z.object({ subject: z.string(), text: z.string(), html: z.string() });
export type MailPreview = z.output<typeof MailPreview>;
