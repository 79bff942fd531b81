/**
 * What a request leaves to be done after its answer, and what a process looks up once (the token of a service):
 * letters and what they are about, that its session was seen, what was searched, where a payment page is, how a refund
 * stands, who fetches a return, whether an account may be erased, in which words a mail is written. And what the sandbox's services remember, which elsewhere are other machines.
 */
const AFTERWARDS =
  /"outbox"|"service_tokens"|sandbox_|search_counts|"last_seen_at" = |update "payment_links" set "gateway_link" = \?, "url"|"gateway_refund" = \?|from "stock_notices" .* where "stock_notices"."key" = \?|from "account_deletions" inner join "users"|update "returns" set "updated_at" = \?, "awb" = |^select "id" from "returns" where \("returns"\."reference" = |max\(documents\.issued_on\)|from "mail_texts" where "mail_texts"\."mail" = \? order by/s;
/** The one batch that erases an account, all of whose statements come after the answer. */
const ERASES = /update "account_deletions" set "done_at" = /;
/** But writing a letter into the outbox is part of the answer. */
const ASKS_FOR_LETTER = /insert into "outbox" .*values/i;
const FRAME = /^(BEGIN|COMMIT|ROLLBACK)/;

/** Whether a list of statements, sent in one go, was needed for the answer. */
export function isForAnswer(statements: readonly string[]): boolean {
  const work = statements.filter((sql) => !FRAME.test(sql));
  if (work.some((sql) => ERASES.test(sql))) return false;
  return !work.every((sql) => AFTERWARDS.test(sql) && !ASKS_FOR_LETTER.test(sql));
}
