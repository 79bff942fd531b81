import * as z from 'zod/mini';
import { fileFacts } from './file-facts.ts';
import { Id, Instant } from './wire.ts';

/** What a file can change: the lists that are exported with the same columns. */
export const IMPORT_KINDS = ['products', 'skus', 'inventory', 'orders'] as const;
export type ImportKind = (typeof IMPORT_KINDS)[number];

/** Rows one file may have, and what it may weigh. */
export const MOST_IMPORT_ROWS = 20_000;
export const MOST_IMPORT_MB = 20;
/** So many parcels a file of orders may move: what follows from each is written in one batch with all the others. */
export const MOST_MOVED_PARCELS = 500;
const MOST_BYTES = MOST_IMPORT_MB * 1024 * 1024;
/** What one piece of a file may weigh; it ends with a line. */
export const PIECE_MAX_BYTES = 256 * 1024;
/** An import and its rows are forgotten after so long; what it did stays in the audit log and the stock's history. */
export const IMPORT_KEPT_DAYS = 14;

/** A file comes in, its rows are checked, and when none is wrong they are written all at once. */
export const IMPORT_STATES = ['UPLOADING', 'CHECKING', 'CHECKED', 'DONE'] as const;
export type ImportState = (typeof IMPORT_STATES)[number];

/** What a row would do; a faulty one keeps the whole file from being written. */
export const ROW_OUTCOMES = ['NEW', 'CHANGED', 'UNCHANGED', 'FAULTY'] as const;
export type RowOutcome = (typeof ROW_OUTCOMES)[number];

export const BeginImport = z.object(fileFacts(MOST_BYTES, `A file can have at most ${MOST_IMPORT_MB} MB`));
export type BeginImport = z.output<typeof BeginImport>;

/** What is left to check is checked; `afresh` begins with the first row again. */
export const CheckImport = z.object({ afresh: z._default(z.boolean(), false) });
export type CheckImport = z.output<typeof CheckImport>;

export const Import = z.object({
  id: Id,
  kind: z.enum(IMPORT_KINDS),
  state: z.enum(IMPORT_STATES),
  fileName: z.string(),
  fileSize: z.int(),
  /** Bytes that came in: the next piece begins there. */
  taken: z.int(),
  rows: z.int(),
  /** Rows by what they would do; those that are not checked yet are in none. */
  counts: z.object({ NEW: z.int(), CHANGED: z.int(), UNCHANGED: z.int(), FAULTY: z.int() }),
  /** Columns of the file that tell and are not read. */
  notRead: z.array(z.string()),
  createdAt: Instant,
  doneAt: z.nullable(Instant),
});
export type Import = z.output<typeof Import>;

export const RowFault = z.object({ column: z.string(), value: z.string(), reason: z.string() });
export type RowFault = z.output<typeof RowFault>;

/** What a row would change of a column, as the file writes it. */
export const Difference = z.object({ column: z.string(), before: z.string(), after: z.string() });
export type Difference = z.output<typeof Difference>;

/** A row of a file that was checked. */
export const ImportRow = z.object({
  id: Id,
  /** Its place in the file, from 1, with the row of names. */
  row: z.int(),
  outcome: z.enum(ROW_OUTCOMES),
  /** What it is about, for people. */
  label: z.string(),
  differences: z.array(Difference),
  faults: z.array(RowFault),
});
export type ImportRow = z.output<typeof ImportRow>;
