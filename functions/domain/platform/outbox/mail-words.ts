import { desc, eq } from 'drizzle-orm';
import { MAIL_PARTS } from '#contract/shop/mail-words.ts';
import { mailTexts, users } from '../../../db/schema/index.ts';
import { statement } from '../../../db/statement.ts';
import type { Params, Statement } from '../../../db/statement.ts';
import type { OtherWords } from '../../../mails/mail-template.ts';

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

/** Reads the language that the account with an e-mail has chosen. */
export const languageOfAccount = statement((db, params: Params<{ email: string }>) =>
  db.select({ language: users.language }).from(users).where(eq(users.email, params.email)),
);

/** The changed texts of a mail. They replace the default texts. */
export interface PresentWords {
  /** 0 if the texts were never changed. */
  version: number;
  at: number | null;
  words: OtherWords;
}

/** Returns the current texts of a mail. */
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

/** Returns the parts of a row that replace the default text. */
export function otherWords(row: Record<keyof OtherWords, string | null>): OtherWords {
  return Object.fromEntries(MAIL_PARTS.flatMap((part) => (row[part] === null ? [] : [[part, row[part]]])));
}
