import { BatchCond, openHttp, parseLibsqlUrl, ResponseError, Stmt } from '@libsql/hrana-client';
import type { Batch, BatchStep, RowsResult } from '@libsql/hrana-client';
import { askWithin } from './open-db-over-http.ts';
import type { Answer, Statement } from './statement.ts';

/** The result of one of several batches. */
export type TogetherEnd =
  | { answers: Answer[] }
  /** One of its statements failed, and the whole batch was rolled back. */
  | { error: StatementError }
  /** The batch has certainly changed nothing, since another connection was writing. */
  | 'not done';

/** The server's error for a statement. */
export class StatementError extends Error {
  /** SQLite's code, such as SQLITE_CONSTRAINT. */
  readonly code: string | undefined;
  /** Its index in the batch; undefined for BEGIN, COMMIT and ROLLBACK. */
  readonly statementIndex: number | undefined;

  constructor(cause: Error, statementIndex: number | undefined) {
    super(cause.message, { cause });
    this.code = cause instanceof ResponseError ? cause.code : undefined;
    this.statementIndex = statementIndex;
  }
}

/**
 * Sends batches of writes as one request, which is several times faster than a request per batch. Each batch has its
 * own transaction and its own result, and they run in their order. If one cannot begin, those after it do not begin
 * either.
 * @throws SentAway when the server rejected the request; after other errors the outcome of the batches is unknown
 */
export async function writeTogether(
  url: string,
  authToken: string | undefined,
  batches: readonly Statement[][],
  withinMs: number,
): Promise<TogetherEnd[]> {
  const client = openHttp(parseLibsqlUrl(url).hranaHttpUrl ?? url, authToken, (request: Request) =>
    askWithin(request, withinMs),
  );
  try {
    const stream = client.openStream();
    const together = stream.batch(false);
    let before: BatchStep | undefined;
    const ends = batches.map((statements) => {
      const { begin, end } = addBatch(together, statements, before);
      before = begin;
      return end;
    });
    const executed = together.execute();
    stream.closeGracefully();
    await executed;
    return await Promise.all(ends);
  } finally {
    client.close();
  }
}

/**
 * Adds a transaction to the request.
 * @param before the BEGIN of the transaction before it
 */
function addBatch(together: Batch, statements: readonly Statement[], before: BatchStep | undefined) {
  const begin = together.step();
  if (before) begin.condition(BatchCond.ok(before));
  const begun = outcomeOf(begin.run('BEGIN IMMEDIATE'));
  let last = begin;
  const answered = statements.map(({ sql, args }) => {
    const step = together.step().condition(BatchCond.ok(last));
    last = step;
    return outcomeOf(step.query(new Stmt(sql).bindIndexes(args)));
  });
  const commit = together.step().condition(BatchCond.ok(last));
  const committed = outcomeOf(commit.run('COMMIT'));
  const isUnfinished = BatchCond.and(together, [BatchCond.ok(begin), BatchCond.not(BatchCond.ok(commit))]);
  // A transaction that was already rolled back makes this ROLLBACK fail, which is no error.
  void outcomeOf(together.step().condition(isUnfinished).run('ROLLBACK'));
  return { begin, end: endOf(begun, answered, committed) };
}

/** The outcome of a step: its result, its error, or undefined if it was skipped. */
type Outcome<Result> = { result: Result | undefined } | { error: Error };

function outcomeOf<Result>(step: Promise<Result | undefined>): Promise<Outcome<Result>> {
  return step.then(
    (result) => ({ result }),
    (error: unknown) => ({ error: error as Error }),
  );
}

async function endOf(
  begun: Promise<Outcome<unknown>>,
  answered: Promise<Outcome<RowsResult>>[],
  committed: Promise<Outcome<unknown>>,
): Promise<TogetherEnd> {
  const beginning = await begun;
  // Skipped, since the batch before it could not begin.
  if ('result' in beginning && beginning.result === undefined) return 'not done';
  const answers: Answer[] = [];
  const outcomes = [beginning, ...(await Promise.all(answered)), await committed];
  for (const [place, outcome] of outcomes.entries()) {
    const index = place - 1;
    const isStatement = index >= 0 && index < answered.length;
    if ('error' in outcome) {
      if (isBusy(outcome.error)) return 'not done';
      return { error: new StatementError(outcome.error, isStatement ? index : undefined) };
    }
    if (isStatement) answers.push(answerOf(outcome.result as RowsResult));
  }
  return { answers };
}

const answerOf = ({ rows, affectedRowCount }: RowsResult): Answer => ({ rows, rowsAffected: affectedRowCount });

function isBusy(error: Error): boolean {
  return error instanceof ResponseError && error.code === 'SQLITE_BUSY';
}
