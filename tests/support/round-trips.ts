/** What a request leaves to be done after its answer: letters, that its session was seen, and what was searched. */
const AFTERWARDS = /"outbox"|sandbox_mails|search_counts|"last_seen_at" = /;
/** But writing a letter into the outbox is part of the answer. */
const ASKS_FOR_LETTER = /insert into "outbox" .*values/i;
const FRAME = /^(BEGIN|COMMIT|ROLLBACK)/;

/** Whether a list of statements, sent in one go, was needed for the answer. */
export function isForAnswer(statements: readonly string[]): boolean {
  const work = statements.filter((sql) => !FRAME.test(sql));
  return !work.every((sql) => AFTERWARDS.test(sql) && !ASKS_FOR_LETTER.test(sql));
}
