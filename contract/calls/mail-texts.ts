import * as z from 'zod/mini';
import { MAIL_PART_MAX, MAIL_PARTS, MAIL_READERS, mailPartFault } from '../shop/mail-words.ts';
import type { MailFact } from '../shop/mail-words.ts';
import { written } from './store-settings.ts';
import { Instant, prose, words } from './wire.ts';

/*
 * The words of the mails the shop sends, a mail at `/api/admin/settings/mails/{mail}`. Each has versions of its own, from
 * 0 on, which are the words the shop came with.
 */

const mailWords = {
  subject: words('Subject', MAIL_PART_MAX.subject),
  greeting: words('Greeting', MAIL_PART_MAX.greeting),
  text: words('Text', MAIL_PART_MAX.text),
  /** Below everything else; empty where there is none. */
  closing: prose(MAIL_PART_MAX.closing, `Closing can have at most ${MAIL_PART_MAX.closing} characters`),
};
/** What is changed of a mail, and what it was before. */
export const MailTextValues = z.object(mailWords);

export const WriteMailText = z.object({ ...mailWords, ...written });
export type WriteMailText = z.output<typeof WriteMailText>;

/** The same for one mail: its words may name the facts it has, and must name some. */
export function writeMailTextOf(facts: readonly MailFact[]) {
  return WriteMailText.check(({ value, issues }) => {
    for (const part of MAIL_PARTS) {
      const error = mailPartFault(part, value[part], facts);
      if (error) issues.push({ code: 'custom', message: error, path: [part], input: value });
    }
  });
}

const about = {
  /** The mail. */
  id: z.string(),
  title: z.string(),
  to: z.enum(MAIL_READERS),
  /** When it is sent, after 'Sent'. */
  when: z.string(),
};

export const MailTexts = z.object({
  mails: z.array(
    z.object({
      ...about,
      subject: z.string(),
      /** Whether its words are others than the shop came with. */
      isChanged: z.boolean(),
      /** When they were changed last, and by whom; none where they never were. */
      changedAt: z.nullable(Instant),
      changedBy: z.nullable(z.string()),
    }),
  ),
});
export type MailTexts = z.output<typeof MailTexts>;

export const MailText = z.object({
  ...about,
  ...mailWords,
  /** The words the shop came with. */
  own: MailTextValues,
  /** What may stand in the words in curly brackets. */
  facts: z.array(z.object({ name: z.string(), says: z.string(), isSentence: z.boolean() })),
  version: z.int(),
  changedAt: z.nullable(Instant),
});
export type MailText = z.output<typeof MailText>;

/** A mail as it would be sent, with people, goods and amounts that do not exist. */
export const MailPreview = z.object({ subject: z.string(), text: z.string(), html: z.string() });
export type MailPreview = z.output<typeof MailPreview>;
