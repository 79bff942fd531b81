import { Refusal } from '#contract/calls/refusals.ts';
import { CHECK_REFUSALS, UNIQUE_REFUSALS } from './refusals.ts';
import type { Answer, Bound } from './statement.ts';

/** The part of a libSQL client the shop uses: a list of statements, all or none. */
export interface Engine {
  batch(statements: Bound[], mode: 'read' | 'write'): Promise<Answer[]>;
}

/** What each statement of a batch answers, in their order. */
export type Answers<Statements extends readonly Bound[]> = {
  -readonly [Position in keyof Statements]: Statements[Position] extends Bound<infer Result> ? Result : never;
};

/** The shop's records. A batch is one round trip; a batch of writes happens as a whole or not at all. */
export interface Db {
  read<const Statements extends readonly Bound[]>(...statements: Statements): Promise<Answers<Statements>>;
  write<const Statements extends readonly Bound[]>(...statements: Statements): Promise<Answers<Statements>>;
}

/** Opens the records over an engine. A constraint that says no becomes the refusal it stands for. */
export function openDb(engine: Engine): Db {
  return {
    read: (...statements) => run(engine, statements, 'read'),
    write: (...statements) => run(engine, statements, 'write'),
  };
}

async function run<const Statements extends readonly Bound[]>(
  engine: Engine,
  statements: Statements,
  mode: 'read' | 'write',
): Promise<Answers<Statements>> {
  let answers: Answer[];
  try {
    answers = await engine.batch([...statements], mode);
  } catch (error) {
    throw refusalBehind(error, statements) ?? error;
  }
  return statements.map((statement, index) => statement.read(answers[index]!)) as Answers<Statements>;
}

/** The refusal a failed write stands for: by its `must`, by the name of a CHECK, by the columns of a UNIQUE. */
function refusalBehind(error: unknown, statements: readonly Bound[]): Refusal | undefined {
  if (!(error instanceof Error)) return undefined;
  const { message } = error;
  if (message.includes('must_hold') && 'statementIndex' in error) {
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
  let gathering: { statements: Bound[]; answers: Promise<unknown[]> } | undefined;
  const begin = () => {
    const statements: Bound[] = [];
    // Sent when everything that runs now has said what it wants to read.
    const answers = Promise.resolve().then(() => {
      gathering = undefined;
      return db.read(...statements);
    });
    return { statements, answers };
  };
  return {
    write: db.write,
    async read<const Statements extends readonly Bound[]>(...statements: Statements) {
      gathering ??= begin();
      const { statements: all, answers } = gathering;
      const place = all.length;
      all.push(...statements);
      return (await answers).slice(place, place + statements.length) as Answers<Statements>;
    },
  };
}

/** The records, with a count of the batches that were sent: what a request costs on the edge. */
export function countTrips(db: Db): { db: Db; trips: () => number } {
  let count = 0;
  return {
    trips: () => count,
    db: {
      read(...statements) {
        count += 1;
        return db.read(...statements);
      },
      write(...statements) {
        count += 1;
        return db.write(...statements);
      },
    },
  };
}
