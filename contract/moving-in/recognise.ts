import { plainHeader } from './column-facts.ts';

/* Recognises tables whose rows say facts of one kind, such as customers or orders, by the names of their columns. */

/** A table as it was recognised. */
export interface KnownTable<Format extends string> {
  format: Format | 'other';
  /** The index of the row with the names of the columns. */
  head: number;
  columns: string[];
}

/** The names of columns in the files of other shops. */
export interface Vocabulary<Format extends string, Fact extends string> {
  /** For each format, a column that only its files have. The first match counts. */
  telling: Readonly<Record<Format, RegExp>>;
  /** Returns what a column says, by its name in small letters without signs; null for an unknown one. */
  factOf(format: Format | 'other', name: string): Fact | null;
  /** The facts that several columns may say together. */
  repeatable?: readonly Fact[];
  /** Names of a format that count only if no other column says the fact. */
  weak?: Readonly<Partial<Record<Format, RegExp>>>;
}

/** Titles may be above the names of the columns. */
const MOST_ROWS_ABOVE = 5;

/** Recognises the format of a table, and the row that has the names of its columns. */
export function recognise<Format extends string, Fact extends string>(
  rows: readonly (readonly string[])[],
  { telling, factOf }: Vocabulary<Format, Fact>,
): KnownTable<Format> {
  const first = rows.slice(0, MOST_ROWS_ABOVE).map((cells) => cells.map(plainHeader));
  const tableAt = (format: Format | 'other', head: number) => ({
    format,
    head,
    columns: (rows[head] ?? []).map((cell) => cell.trim()),
  });
  for (const [format, words] of Object.entries<RegExp>(telling)) {
    const head = first.findIndex((cells) => cells.some((cell) => words.test(cell)));
    if (head !== -1) return tableAt(format as Format, head);
  }
  const known = first.map((cells) => new Set(cells.map((cell) => factOf('other', cell)).filter(Boolean)).size);
  return tableAt('other', Math.max(0, known.indexOf(Math.max(...known))));
}

/** Suggests what each column says. A fact is given to the first column that says it, unless it is repeatable. */
export function suggest<Format extends string, Fact extends string>(
  { format, columns }: KnownTable<Format>,
  { factOf, repeatable = [], weak }: Vocabulary<Format, Fact>,
): (Fact | null)[] {
  const names = columns.map(plainHeader);
  const facts = names.map((name) => (name === '' ? null : factOf(format, name)));
  const weakNames = format === 'other' ? undefined : weak?.[format];
  const isWeak = (at: number) => weakNames?.test(names[at]!) ?? false;
  const strong = new Set(facts.filter((_, at) => !isWeak(at)));
  const given = new Set<Fact>();
  return facts.map((fact, at) => {
    if (fact === null || (isWeak(at) && strong.has(fact))) return null;
    if (given.has(fact) && !repeatable.includes(fact)) return null;
    given.add(fact);
    return fact;
  });
}
