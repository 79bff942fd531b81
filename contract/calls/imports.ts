import * as z from 'zod/mini';
import { fileFacts } from './file-facts.ts';
import { Id, Instant } from './wire.ts';

/** The lists that a file can change; exports of them have the same columns. */
export const IMPORT_KINDS = [
  'products',
  'skus',
  'inventory',
  'orders',
  'old-addresses',
  'customers',
  'former-orders',
] as const;
export type ImportKind = (typeof IMPORT_KINDS)[number];

/** The lists whose imports can be undone, and the maximum number of past imports in a response. */
export const UNDOABLE_KINDS = [
  'products',
  'skus',
  'old-addresses',
  'customers',
  'former-orders',
] as const satisfies readonly ImportKind[];
export type UndoableKind = (typeof UNDOABLE_KINDS)[number];
/** The lists whose imports can be undone although they changed records: those changes stay. */
const KEEPS_CHANGES: readonly UndoableKind[] = ['customers', 'former-orders'];
/** Undoing an import of these lists restores the values that it changed and nobody has changed since. */
export const RESTORES_CHANGES: readonly UndoableKind[] = ['products', 'skus'];

/** Returns whether an applied import has something to undo, and may be undone. @param counts its rows by outcome */
export function isUndoable(kind: UndoableKind, { NEW, CHANGED }: { NEW: number; CHANGED: number }): boolean {
  if (RESTORES_CHANGES.includes(kind)) return NEW + CHANGED > 0;
  return NEW > 0 && (CHANGED === 0 || KEEPS_CHANGES.includes(kind));
}
export const MOST_PAST_IMPORTS = 20;

/** The maximum number of rows of a file, and its maximum size. */
export const MOST_IMPORT_ROWS = 20_000;
export const MOST_IMPORT_MB = 20;
/** The maximum number of parcels in an orders file: all their effects are written in one batch. */
export const MOST_MOVED_PARCELS = 500;
const MOST_BYTES = MOST_IMPORT_MB * 1024 * 1024;
/** The maximum size of a chunk of a file; a chunk ends with a line. */
export const PIECE_MAX_BYTES = 256 * 1024;
/** An import and its rows are deleted after this many days; the audit log and the stock history remain. */
export const IMPORT_KEPT_DAYS = 14;

/** A file is uploaded, its rows are checked, and if none is faulty, all are written at once. */
export const IMPORT_STATES = ['UPLOADING', 'CHECKING', 'CHECKED', 'DONE'] as const;
export type ImportState = (typeof IMPORT_STATES)[number];

/** The effect of a row. One faulty row prevents the whole file from being written. */
export const ROW_OUTCOMES = ['NEW', 'CHANGED', 'UNCHANGED', 'FAULTY'] as const;
export type RowOutcome = (typeof ROW_OUTCOMES)[number];

export const BeginImport = z.object(fileFacts(MOST_BYTES, `A file can have at most ${MOST_IMPORT_MB} MB`));
export type BeginImport = z.output<typeof BeginImport>;

/** Checks the remaining rows; `afresh` starts again with the first row. */
export const CheckImport = z.object({ afresh: z._default(z.boolean(), false) });
export type CheckImport = z.output<typeof CheckImport>;

export const Import = z.object({
  id: Id,
  kind: z.enum(IMPORT_KINDS),
  state: z.enum(IMPORT_STATES),
  fileName: z.string(),
  fileSize: z.int(),
  /** The number of bytes received: the next chunk begins there. */
  taken: z.int(),
  rows: z.int(),
  /** Checked rows by outcome. */
  counts: z.object({ NEW: z.int(), CHANGED: z.int(), UNCHANGED: z.int(), FAULTY: z.int() }),
  /** Informational columns of the file, which are not read. */
  notRead: z.array(z.string()),
  createdAt: Instant,
  doneAt: z.nullable(Instant),
  /** When what it added was removed again, and what it changed was restored. */
  undoneAt: z.nullable(Instant),
  /** After it was undone: the number of rows with something that was changed since, and stays. */
  staying: z.int(),
});
export type Import = z.output<typeof Import>;

export const RowFault = z.object({ column: z.string(), value: z.string(), reason: z.string() });
export type RowFault = z.output<typeof RowFault>;

/** The change of one column by a row, in the file's notation. */
export const Difference = z.object({ column: z.string(), before: z.string(), after: z.string() });
export type Difference = z.output<typeof Difference>;

/** A checked row of a file. */
export const ImportRow = z.object({
  id: Id,
  /** The row number in the file, from 1, counting the header. */
  row: z.int(),
  outcome: z.enum(ROW_OUTCOMES),
  /** The id of its record; null for a new one until the file is applied. */
  targetId: z.nullable(Id),
  /** A label of the row's subject. */
  label: z.string(),
  differences: z.array(Difference),
  faults: z.array(RowFault),
});
export type ImportRow = z.output<typeof ImportRow>;
