import type { Person } from './calls.ts';
import { isForAnswer } from '../support/round-trips.ts';
import type { Batch, Recording } from './recorder.ts';

/** A call as the bare server runs it: the shop's statements, with placeholders for the values of each request. */
export interface Replay {
  forAnswer: TemplateBatch[];
  afterwards: TemplateBatch[];
  answer: unknown;
}

export interface TemplateBatch {
  mode: Batch['mode'];
  statements: { sql: string; args: Value[] }[];
}

/** A value that is always the same, or the way to find it for a request. */
export type Value =
  | { is: 'fixed'; value: unknown }
  /** Milliseconds from the request's instant. */
  | { is: 'instant'; after: number }
  | { is: 'person'; what: 'userId' | 'keySubject' | 'sessionId' | 'email' | 'cartLines' }
  | { is: 'sku' }
  /** A text with new random characters in some parts. */
  | { is: 'text'; parts: ({ text: string } | { fresh: number; length: number } | { email: true })[] };

/** The person and the SKU of a recording. */
export interface RecordedWith {
  person: Person;
  skuId: number;
}

const DAY_MS = 24 * 60 * 60_000;

/**
 * Compares two recordings of a call by two people, and makes placeholders of the values that differ.
 * @throws when a value differs for an unknown reason, because the replay would then differ from the shop's work
 */
export function replayOf(recordings: [Recording, Recording], made: [RecordedWith, RecordedWith], now: number): Replay {
  const [first, second] = recordings;
  if (shapeOf(first) !== shapeOf(second)) throw new Error('Two recordings of the same call have other statements.');
  const differing = textsThatDiffer(first.batches, second.batches);
  const batches = first.batches.map(({ mode, statements }, batch): TemplateBatch => ({
    mode,
    statements: statements.map(({ sql, args }, position) => ({
      sql,
      args: args.map((value, index) => {
        const other = second.batches[batch]!.statements[position]!.args[index];
        return holeFor(value, other, made, now, differing) ?? fail(sql, value, other);
      }),
    })),
  }));
  const isNeeded = (batch: TemplateBatch) => isForAnswer(batch.statements.map(({ sql }) => sql));
  return {
    forAnswer: batches.filter(isNeeded),
    afterwards: batches.filter((batch) => !isNeeded(batch)),
    answer: first.answer,
  };
}

function fail(sql: string, value: unknown, other: unknown): never {
  throw new Error(`Nobody knows why ${JSON.stringify(value)} became ${JSON.stringify(other)} in: ${sql.slice(0, 200)}`);
}

function shapeOf({ batches }: Recording): string {
  return JSON.stringify(batches.map(({ mode, statements }) => [mode, statements.map(({ sql }) => sql)]));
}

/** Returns the unique texts of a single request: its order number and its keys. */
function textsThatDiffer(first: Batch[], second: Batch[]): string[] {
  const texts = first.flatMap(({ statements }, batch) =>
    statements.flatMap(({ args }, position) =>
      args.filter(
        (value, index): value is string =>
          typeof value === 'string' && value !== second[batch]!.statements[position]!.args[index],
      ),
    ),
  );
  // A text that contains another one of them is derived from it.
  const own = [...new Set(texts)].filter((text) => /^[\w-]{12,40}$/.test(text));
  return own.filter((text) => !own.some((other) => other !== text && text.includes(other)));
}

function holeFor(
  value: unknown,
  other: unknown,
  [{ person, skuId }, { person: otherPerson, skuId: otherSku }]: [RecordedWith, RecordedWith],
  now: number,
  differing: string[],
): Value | undefined {
  if (typeof value === 'number' && Math.abs(value - now) < 30 * DAY_MS) return { is: 'instant', after: value - now };
  // Booleans become numbers, as the shop stores them: the bare server passes values to the engine unchanged.
  if (value === other) return { is: 'fixed', value: typeof value === 'boolean' ? Number(value) : value };
  for (const what of ['userId', 'keySubject', 'sessionId', 'email', 'cartLines'] as const) {
    if (value === person[what] && other === otherPerson[what]) return { is: 'person', what };
  }
  if (value === skuId && other === otherSku) return { is: 'sku' };
  if (typeof value !== 'string') return undefined;
  const pattern = new RegExp([person.email, ...differing].map((text) => text.replaceAll('.', '\\.')).join('|'), 'g');
  const parts: (Value & { is: 'text' })['parts'] = [];
  let from = 0;
  for (const { 0: found, index } of value.matchAll(pattern)) {
    if (index > from) parts.push({ text: value.slice(from, index) });
    parts.push(found === person.email ? { email: true } : { fresh: differing.indexOf(found), length: found.length });
    from = index + found.length;
  }
  if (from < value.length) parts.push({ text: value.slice(from) });
  return from === 0 ? undefined : { is: 'text', parts };
}

/** The values of one request for the placeholders. */
export interface Filling {
  person: Person;
  skuId: number;
  now: number;
  /** New random characters, by the number of their placeholder, which may occur several times. */
  fresh: Map<number, string>;
}

export function fill(value: Value, filling: Filling): unknown {
  switch (value.is) {
    case 'fixed':
      return value.value;
    case 'instant':
      return filling.now + value.after;
    case 'person':
      return filling.person[value.what];
    case 'sku':
      return filling.skuId;
    case 'text':
      return value.parts
        .map((part) => ('text' in part ? part.text : 'email' in part ? filling.person.email : freshFor(part, filling)))
        .join('');
  }
}

function freshFor({ fresh: hole, length }: { fresh: number; length: number }, { fresh }: Filling): string {
  const known = fresh.get(hole);
  if (known !== undefined) return known;
  const signs = (crypto.randomUUID() + crypto.randomUUID()).slice(0, length);
  fresh.set(hole, signs);
  return signs;
}
