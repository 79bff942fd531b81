import { Refusal } from '#contract/calls/refusals.ts';
import { CHECK_REFUSALS, UNIQUE_REFUSALS } from './refusals.ts';
import type { Answer, Statement } from './statement.ts';
import { isStorageTrouble, sqliteCodeOf, unavailable } from './trouble.ts';

/** The part of a libSQL client the shop uses: a list of statements, all or none. */
export interface Engine {
  batch(statements: Statement[], mode: 'read' | 'write'): Promise<Answer[]>;
}

/** What each statement of a batch answers, in their order. */
export type Results<Statements extends readonly Statement[]> = {
  -readonly [Position in keyof Statements]: Statements[Position] extends Statement<infer Result> ? Result : never;
};

/** Statements by name; a list of them under one name answers with a list. */
export type Batch = Readonly<Record<string, Statement | readonly Statement[]>>;
export type NamedResults<Asked extends Batch> = {
  -readonly [Name in keyof Asked]: Asked[Name] extends Statement<infer Result>
    ? Result
    : Asked[Name] extends readonly Statement[]
      ? Results<Asked[Name]>
      : never;
};

/** Sends a batch: statements one after the other, or by name, which answers by name. */
export interface Send {
  <const Statements extends readonly Statement[]>(...statements: Statements): Promise<Results<Statements>>;
  <const Asked extends Batch>(batch: Asked): Promise<NamedResults<Asked>>;
}

/** The shop's records. A batch is one round trip; a batch of writes happens as a whole or not at all. */
export interface Db {
  read: Send;
  write: Send;
}

/** A way to send batches, over one that takes a list of statements. */
export function sendBy(send: (statements: readonly Statement[]) => Promise<unknown[]>): Send {
  const byName = async (batch: Batch) => {
    const named = Object.entries(batch);
    const answers = await send(named.flatMap(([, asked]) => asked));
    let next = 0;
    return Object.fromEntries(
      named.map(([name, asked]) => [
        name,
        isList(asked) ? answers.slice(next, (next += asked.length)) : answers[next++],
      ]),
    );
  };
  const either = (...asked: readonly (Statement | Batch)[]) => {
    const [first] = asked;
    return first === undefined || isBound(first) ? send(asked as readonly Statement[]) : byName(first);
  };
  return either as Send;
}

function isList(statements: Statement | readonly Statement[]): statements is readonly Statement[] {
  return Array.isArray(statements);
}

function isBound(input: Statement | Batch): input is Statement {
  return typeof input.sql === 'string';
}

/**
 * Opens the records over an engine. A failed constraint becomes the refusal it stands for.
 * @throws DATABASE_UNAVAILABLE when the disk or the database file fails
 */
export function openDb(engine: Engine): Db {
  return {
    read: sendBy((statements) => run(engine, statements, 'read')),
    write: sendBy((statements) => run(engine, statements, 'write')),
  };
}

async function run(engine: Engine, statements: readonly Statement[], mode: 'read' | 'write'): Promise<unknown[]> {
  const sent = statements.flatMap((statement) => (statement.check ? [statement, statement.check] : [statement]));
  let answers: Answer[];
  try {
    answers = await engine.batch(sent, mode);
  } catch (error) {
    if (isStorageTrouble(sqliteCodeOf(error))) throw unavailable(error);
    throw refusalBehind(error, sent) ?? error;
  }
  let next = 0;
  return statements.map((statement) => {
    const answer = answers[next]!;
    next += statement.check ? 2 : 1;
    return statement.read(answer);
  });
}

/** The refusal a failed write stands for: by its requirement, by the name of a CHECK, by the columns of a UNIQUE. */
function refusalBehind(error: unknown, statements: readonly Statement[]): Refusal | undefined {
  if (!(error instanceof Error)) return undefined;
  const { message } = error;
  if (message.includes('requirement_failed') && 'statementIndex' in error) {
    const refusal = statements[Number(error.statementIndex)]?.refusal;
    return refusal && new Refusal(refusal.code, refusal.details);
  }
  const check = /CHECK constraint failed: (\w+)/.exec(message)?.[1];
  const unique = /UNIQUE constraint failed: ([\w., ]+)/.exec(message)?.[1];
  const code = (check && CHECK_REFUSALS[check]) || (unique && UNIQUE_REFUSALS[unique.trim()]);
  return code ? new Refusal(code) : undefined;
}

/** Whether a write failed because a row with these columns exists already: somebody did the same a moment before. */
export function isTwice(error: unknown, columns: string): boolean {
  return error instanceof Error && error.message.includes(`UNIQUE constraint failed: ${columns}`);
}

/**
 * The records, where reads that begin in the same moment travel as one batch: each part of a page asks for what it needs,
 * and what needs no other part's answer is one round trip. Where a statement of such a batch fails, all of its reads do.
 */
export function gatherReads(db: Db): Db {
  let gathering: { statements: Statement[]; answers: Promise<unknown[]> } | undefined;
  const begin = () => {
    const statements: Statement[] = [];
    // Sent when everything that runs now has said what it wants to read.
    const answers = Promise.resolve().then(() => {
      gathering = undefined;
      return db.read(...statements);
    });
    return { statements, answers };
  };
  return {
    write: db.write,
    read: sendBy(async (statements) => {
      gathering ??= begin();
      const { statements: all, answers } = gathering;
      const index = all.length;
      all.push(...statements);
      return (await answers).slice(index, index + statements.length);
    }),
  };
}

/** The records, with a count of the batches that were sent: what a request costs on the edge. */
export function countRoundTrips(db: Db): { db: Db; trips: () => number } {
  let count = 0;
  return {
    trips: () => count,
    db: {
      read: sendBy((statements) => {
        count += 1;
        return db.read(...statements);
      }),
      write: sendBy((statements) => {
        count += 1;
        return db.write(...statements);
      }),
    },
  };
}
