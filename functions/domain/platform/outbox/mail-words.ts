import { desc, eq } from 'drizzle-orm';
import { MAIL_PARTS } from '#contract/shop/mail-words.ts';
import { mailTexts } from '../../../db/schema/index.ts';
import { statement } from '../../../db/statement.ts';
import type { Params, Statement } from '../../../db/statement.ts';
import type { OtherWords } from './mails.ts';

const newest = statement((db, params: Params<{ mail: string }>) =>
  db
    .select({
      version: mailTexts.version,
      at: mailTexts.at,
      subject: mailTexts.subject,
      greeting: mailTexts.greeting,
      text: mailTexts.text,
      closing: mailTexts.closing,
    })
    .from(mailTexts)
    .where(eq(mailTexts.mail, params.mail))
    .orderBy(desc(mailTexts.version))
    .limit(1),
);

/** The words a mail has now, in place of the shop's own. */
export interface PresentWords {
  /** 0 where they never were others than the shop's own. */
  version: number;
  at: number | null;
  words: OtherWords;
}

/** The words that hold for a mail. */
export function presentWords(mail: string): Statement<PresentWords> {
  const { read, ...bound } = newest({ mail });
  return {
    ...bound,
    read: (answer) => {
      const [row] = read(answer);
      return row ? { version: row.version, at: row.at, words: otherWords(row) } : { version: 0, at: null, words: {} };
    },
  };
}

/** The parts of a row that have words of their own. */
export function otherWords(row: Record<keyof OtherWords, string | null>): OtherWords {
  return Object.fromEntries(MAIL_PARTS.flatMap((part) => (row[part] === null ? [] : [[part, row[part]]])));
}
