import { BatchCond, openHttp, parseLibsqlUrl, ResponseError, Stmt } from '@libsql/hrana-client';
import type { Batch, BatchStep, RowsResult } from '@libsql/hrana-client';
import { askWithin } from './open-db-over-http.ts';
import type { Answer, Statement } from './statement.ts';

/** How one of several batches ended. */
export type TogetherEnd =
  | { answers: Answer[] }
  /** A statement of it failed, and all of it was undone. */
  | { error: StatementError }
  /** Nothing of it is done for certain, since another connection was writing. */
  | 'not done';

/** What a server said of a statement. */
export class StatementError extends Error {
  /** SQLite's, such as SQLITE_CONSTRAINT. */
  readonly code: string | undefined;
  /** Its place in the batch; nothing for what begins and ends one. */
  readonly statementIndex: number | undefined;

  constructor(cause: Error, statementIndex: number | undefined) {
    super(cause.message, { cause });
    this.code = cause instanceof ResponseError ? cause.code : undefined;
    this.statementIndex = statementIndex;
  }
}

/**
 * Sends batches of writes as one request, which a server answers several times sooner than one request for each: each batch
 * has its own transaction and its own end, and they run in their order. Where one cannot begin, those behind it do not
 * either.
 * @throws SentAway where the server did not look at the request; else nobody knows what became of the batches
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

/** Adds a transaction to what is sent. @param before what began the one before it */
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
  // What undid itself already is not undone again, and that is no fault.
  void outcomeOf(together.step().condition(isUnfinished).run('ROLLBACK'));
  return { begin, end: endOf(begun, answered, committed) };
}

/** What became of a step: its result, its error, or nothing where it was passed over. */
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
  // Passed over, since the one before it could not begin.
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
