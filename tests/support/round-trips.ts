/**
 * Matches the statements that run after an answer, and those that a process runs once (the token of a service):
 * - outbox items and the records they are about
 * - the session's last use, and search counts
 * - the address of a payment page, the state of a refund, the pickup of a return
 * - whether an account may be erased, and the language of a mail
 * - whether the shop is open, which a process reads again after some seconds
 * - the records of the sandbox's emulators, which in live mode are on other machines
 */
const AFTERWARDS =
  /"outbox"|"service_tokens"|sandbox_|search_counts|"last_seen_at" = |update "payment_links" set "gateway_link" = \?, "url"|"gateway_refund" = \?|from "stock_notices" .* where "stock_notices"."key" = \?|from "account_deletions" inner join "users"|update "returns" set "updated_at" = \?, "awb" = |^select "id" from "returns" where \("returns"\."reference" = |max\(documents\.issued_on\)|from "mail_texts" where "mail_texts"\."mail" = \? order by/s;
/** The only batch that erases an account. All its statements run after the answer. */
const ERASES = /update "account_deletions" set "done_at" = /;
/** The texts, their language and the shop's name, which a mail is made with, and whether a message goes out beside it. */
const MADE_OF =
  /from "mail_texts" where "mail_texts"\."mail" = \? order by|^select .* from "store_settings" order by|^select "language" from "users" where|^select "id" from "users" where .* FROM message_consents consent/s;
const IS_OPEN = /json_extract\("store_settings"\."policy", '\$\.isOpen'\)|json_extract\("policy", '\$\.isOpen'\)/;
/** Inserting a mail into the outbox is part of the answer. */
const ASKS_FOR_LETTER = /insert into "outbox" \([^)]*\) values/i;
const FRAME = /^(BEGIN|COMMIT|ROLLBACK)/;

/** Returns whether a list of statements, sent as one batch, was needed for the answer. */
export function isForAnswer(statements: readonly string[]): boolean {
  const work = statements.filter((sql) => !FRAME.test(sql) && !IS_OPEN.test(sql));
  if (work.length === 0) return false;
  if (work.length > 1 && work.every((sql) => MADE_OF.test(sql))) return false;
  if (work.some((sql) => ERASES.test(sql))) return false;
  return !work.every((sql) => AFTERWARDS.test(sql) && !ASKS_FOR_LETTER.test(sql));
}
