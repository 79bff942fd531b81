import type { Mail, OtherWords } from '../domain/platform/outbox/index.ts';
import { accountLetters } from './account.ts';
import { cartReminderLetters } from './cart-reminders.ts';
import { codeLetters } from './codes.ts';
import type { MailContent } from './layout.ts';
import { contentOf } from './letter.ts';
import type { LetterByCase, MailOf, WrittenLetter } from './letter.ts';
import { newsletterLetters } from './newsletter.ts';
import { orderLetters } from './orders.ts';
import { parcelLetters } from './parcels.ts';
import { passwordLetters } from './passwords.ts';
import { paymentLetters } from './payments.ts';
import { priceDropLetters } from './price-drops.ts';
import { questionLetters } from './questions.ts';
import { returnLetters } from './returns.ts';
import { reviewLetters } from './reviews.ts';
import { secondFactorLetters } from './second-factor.ts';
import { sellerOrderLetters } from './seller-orders.ts';
import { sellerParcelLetters } from './seller-parcels.ts';
import { sellerReturnLetters } from './seller-returns.ts';
import { sellerLetters } from './sellers.ts';
import { sessionLetters } from './sessions.ts';
import { staffLetters } from './staff.ts';
import { stockNoticeLetters } from './stock-notices.ts';
import { ticketLetters } from './tickets.ts';

/** The letter of each mail, in the order of the settings: for shoppers, sellers, staff, and the platform. */
const BY_NAME: { [Name in Mail['name']]: WrittenLetter<MailOf<Name>> | LetterByCase<MailOf<Name>> } = {
  ...orderLetters,
  ...paymentLetters,
  ...parcelLetters,
  ...returnLetters,
  ...reviewLetters,
  ...questionLetters,
  ...priceDropLetters,
  ...cartReminderLetters,
  ...stockNoticeLetters,
  ...newsletterLetters,
  ...codeLetters,
  ...accountLetters,
  ...sellerOrderLetters,
  ...sellerParcelLetters,
  ...sellerReturnLetters,
  ...sellerLetters,
  ...passwordLetters,
  ...staffLetters,
  ...sessionLetters,
  ...secondFactorLetters,
  ...ticketLetters,
};

// The type of BY_NAME guarantees that each mail has the letter of its name. The compiler cannot follow that here.
const TABLE = BY_NAME as unknown as Record<Mail['name'], WrittenLetter<Mail> | LetterByCase<Mail>>;

/** Every letter by its id: the mail's name and, when it has several cases, a dot and the case. */
export const LETTERS: ReadonlyMap<string, WrittenLetter<Mail>> = new Map(
  Object.entries(TABLE).flatMap(([name, written]): [string, WrittenLetter<Mail>][] =>
    'cases' in written
      ? Object.entries(written.cases).map(([which, letter]) => [`${name}.${which}`, letter])
      : [[name, written]],
  ),
);

/** Returns the id of a mail's letter. */
export function letterOf(mail: Mail): string {
  const written = TABLE[mail.name];
  return 'cases' in written ? `${mail.name}.${written.caseOf(mail)}` : mail.name;
}

/** Returns a mail's content, with the changed texts if there are any. */
export function write(mail: Mail, words: OtherWords, origin: string): MailContent {
  return contentOf(LETTERS.get(letterOf(mail))!, mail, words, origin);
}
