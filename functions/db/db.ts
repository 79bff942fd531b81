import { Refusal } from '#contract/calls/refusals.ts';
import { CHECK_REFUSALS, UNIQUE_REFUSALS } from './refusals.ts';
import type { Answer, Statement } from './statement.ts';
import { isStorageTrouble, sqliteCodeOf, unavailable } from './trouble.ts';

/** The part of a libSQL client that the shop uses: runs a list of statements, all or none. */
export interface Engine {
  batch(statements: Statement[], mode: 'read' | 'write'): Promise<Answer[]>;
}

/** The result of each statement of a batch, in their order. */
export type Results<Statements extends readonly Statement[]> = {
  -readonly [Position in keyof Statements]: Statements[Position] extends Statement<infer Result> ? Result : never;
};

/** Statements by name. A name may have a list of statements, or statements by name again. */
export type Batch = Readonly<{ [name: string]: Statement | readonly Statement[] | Batch }>;
export type NamedResults<Input extends Batch> = {
  -readonly [Name in keyof Input]: Input[Name] extends Statement<infer Result>
    ? Result
    : Input[Name] extends readonly Statement[]
      ? Results<Input[Name]>
      : Input[Name] extends Batch
        ? NamedResults<Input[Name]>
        : never;
};

/** Sends a batch of statements. Results come as a list, or by name if the statements have names. */
export interface Send {
  <const Statements extends readonly Statement[]>(...statements: Statements): Promise<Results<Statements>>;
  <const Input extends Batch>(batch: Input): Promise<NamedResults<Input>>;
}

/** The database. A batch is one round trip. A batch of writes is applied as a whole or not at all. */
export interface Db {
  read: Send;
  write: Send;
}

/** Returns a `Send` that passes its statements as one list to `send`. */
export function sendBy(send: (statements: readonly Statement[]) => Promise<unknown[]>): Send {
  const byName = async (batch: Batch) => namedResults(batch, (await send(statementsOf(batch))).values());
  const either = (...input: readonly (Statement | Batch)[]) => {
    const [first] = input;
    return first === undefined || isBound(first) ? send(input as readonly Statement[]) : byName(first);
  };
  return either as Send;
}

/** Returns all statements of a batch, in the order of their names. */
function statementsOf(batch: Batch): Statement[] {
  return Object.values(batch).flatMap((input) => (isList(input) || isBound(input) ? input : statementsOf(input)));
}

/** Returns the results of `statementsOf`, taken one by one, under the names of the batch. */
function namedResults(batch: Batch, results: ArrayIterator<unknown>): object {
  return Object.fromEntries(
    Object.entries(batch).map(([name, input]) => {
      if (isList(input)) return [name, input.map(() => results.next().value)];
      return [name, isBound(input) ? results.next().value : namedResults(input, results)];
    }),
  );
}

function isList(input: Statement | readonly Statement[] | Batch): input is readonly Statement[] {
  return Array.isArray(input);
}

function isBound(input: Statement | Batch): input is Statement {
  return typeof input.sql === 'string';
}

/**
 * Opens a `Db` over an engine. A failed constraint throws the refusal of its code.
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

/** Returns the refusal for a failed write: by its requirement, the name of its CHECK, or the columns of its UNIQUE. */
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

/** Returns whether a write failed because a row with these columns already exists, such as after a concurrent write. */
export function isTwice(error: unknown, columns: string): boolean {
  return error instanceof Error && error.message.includes(`UNIQUE constraint failed: ${columns}`);
}

/**
 * Returns a `Db` that batches reads: reads that start in the same tick are sent in one round trip. The parts of a page
 * read independently, and parts that need no other part's result share a batch. If one statement of the batch fails,
 * all its reads fail.
 */
export function gatherReads(db: Db): Db {
  let gathering: { statements: Statement[]; answers: Promise<unknown[]> } | undefined;
  const begin = () => {
    const statements: Statement[] = [];
    // Sent in a microtask, after all code that runs now has added its reads.
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

/** Wraps a `Db` and counts the batches it sends: the cost of a request on the edge. */
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
