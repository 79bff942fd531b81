import * as z from 'zod/mini';
import { permissionToChange, RESOURCES, whoChanges } from '#contract/calls/resources.ts';
import {
  BeginImport,
  CheckImport,
  IMPORT_KEPT_DAYS,
  Import,
  ImportRow,
  MOST_IMPORT_MB,
  PIECE_MAX_BYTES,
  ROW_OUTCOMES,
  UNDOABLE_KINDS,
} from '#contract/calls/imports.ts';
import type { ImportKind, UndoableKind } from '#contract/calls/imports.ts';
import type { Columns } from '#contract/shop/csv.ts';
import { FILE_ENCODINGS } from '#contract/shop/file-encoding.ts';
import {
  applyImport,
  beginImport,
  checkImport,
  readFaultyRows,
  readImportRows,
  readPastImports,
  takePiece,
  undoImport,
} from '../../domain/whole-shop/imports/index.ts';
import type { Shop } from '../../domain/shop.ts';
import { CSV, json } from '../../http/answers.ts';
import { IdParam, WithHeaders } from '../../http/call.ts';
import type { Call } from '../../http/call.ts';
import { csvBody } from '../../http/csv.ts';
import { numeral } from '#contract/calls/wire.ts';
import { call } from '../call.ts';
import { answerRows, Range, rowsAsked } from '../ranges.ts';

const Piece = z.object({
  from: numeral(9),
  piece: z.instanceof(File, { error: 'Please choose a file' }),
  /** The text encoding of the whole file, if the sender has examined all of it. */
  encoding: z.optional(z.enum(FILE_ENCODINGS)),
});
/** The size of a form around its piece of the file. */
const FORM_BYTES = 4 * 1024;
const DEFAULT_ROWS = 25;

interface FaultLine {
  row: number;
  column: string;
  value: string;
  reason: string;
}

const FAULT_COLUMNS: Columns<FaultLine> = {
  Row: ({ row }) => row,
  Column: ({ column }) => column,
  Value: ({ value }) => value,
  Reason: ({ reason }) => reason,
};

/**
 * Returns the calls that change a list by a file. The file arrives in pieces, its rows are checked, and either all rows
 * are written or none.
 */
export function importCalls(kind: ImportKind): Call<Shop>[] {
  const { label } = RESOURCES[kind];
  const who = whoChanges(RESOURCES[kind]);
  const may = permissionToChange(kind);
  const params = z.object({ id: IdParam });
  const one = `/api/admin/${kind}/imports/:id{[0-9]+}` as const;
  return [
    call({
      method: 'POST',
      path: `/api/admin/${kind}/imports`,
      summary: `Begins to take in a file of ${label.many}, of at most ${MOST_IMPORT_MB} MB; the same one goes on where it stopped.`,
      who,
      may,
      body: BeginImport,
      answer: json(Import),
      run: (shop, staff, { body }) => beginImport(shop, staff, kind, body),
    }),
    call({
      method: 'POST',
      path: `${one}/pieces`,
      summary:
        'Takes in the next piece of a file; the form has piece, from, its first byte in the file, and encoding, in which the letters of the whole file are written.',
      who,
      may,
      params,
      body: Piece,
      formMaxBytes: PIECE_MAX_BYTES + FORM_BYTES,
      answer: json(Import),
      refuses: ['IMPORT_NOT_FOUND'],
      run: (shop, staff, { params: { id }, body: { from, piece, encoding } }) =>
        takePiece(shop, staff, { id, kind, from, piece, encoding }),
    }),
    call({
      method: 'POST',
      path: `${one}/check`,
      summary: 'Checks the next rows of a file by the rules of the form; asked again until the state is CHECKED.',
      who,
      may,
      params,
      body: CheckImport,
      answer: json(Import),
      refuses: ['IMPORT_NOT_FOUND', 'IMPORT_NOT_WHOLE'],
      run: (shop, staff, { params: { id }, body: { afresh } }) => checkImport(shop, staff, { id, kind, afresh }),
    }),
    call({
      method: 'GET',
      path: `${one}/rows`,
      summary: 'What the rows of a file would do, with what is wrong with each.',
      who,
      may,
      params,
      query: z.object({ range: Range, outcome: z.optional(z.enum(ROW_OUTCOMES)) }),
      answer: json(z.array(ImportRow)),
      refuses: ['IMPORT_NOT_FOUND'],
      async run(shop, staff, { params: { id }, query: { range, outcome } }) {
        const rows = rowsAsked(range, DEFAULT_ROWS);
        return answerRows('rows', rows, await readImportRows(shop, staff, { id, kind }, { ...rows, outcome }));
      },
    }),
    call({
      method: 'GET',
      path: `${one}/faults.csv`,
      summary: 'All that is wrong with a file, for a spreadsheet: row, column, value and reason.',
      who,
      may,
      params,
      answer: CSV,
      refuses: ['IMPORT_NOT_FOUND'],
      run: async (shop, staff, { params: { id } }) =>
        new WithHeaders(await csvBody(FAULT_COLUMNS, faultLines(readFaultyRows(shop, staff, { id, kind }))), {
          'Content-Disposition': `attachment; filename="faults-of-${kind}.csv"`,
        }),
    }),
    call({
      method: 'POST',
      path: `${one}/apply`,
      summary: 'Writes the rows of a file that was checked: all of them, or none.',
      who,
      may,
      params,
      answer: json(Import),
      refuses: ['IMPORT_NOT_FOUND', 'IMPORT_NOT_CHECKED', 'IMPORT_HAS_FAULTS', 'IMPORT_ROW_TWICE', 'IMPORT_OVERTAKEN'],
      run: (shop, staff, { params: { id } }) => applyImport(shop, staff, { id, kind }),
    }),
    ...UNDOABLE_KINDS.filter((undoable) => undoable === kind).flatMap(undoCalls),
  ];
}

/** Returns the calls that read the past imports of a list, and undo one. */
function undoCalls(kind: UndoableKind): Call<Shop>[] {
  const { label } = RESOURCES[kind];
  const who = whoChanges(RESOURCES[kind]);
  const may = permissionToChange(kind);
  return [
    call({
      method: 'GET',
      path: `/api/admin/${kind}/imports`,
      summary: `The newest imports of ${label.many} that were applied, of at most ${IMPORT_KEPT_DAYS} days.`,
      who,
      may,
      answer: json(z.array(Import)),
      run: (shop, staff) => readPastImports(shop, staff, kind),
    }),
    call({
      method: 'POST',
      path: `/api/admin/${kind}/imports/:id{[0-9]+}/undo`,
      summary: `Removes the ${label.many} that an import added: all of them, or none if one is in use.`,
      who,
      may,
      params: z.object({ id: IdParam }),
      answer: json(Import),
      refuses: ['IMPORT_NOT_FOUND', 'IMPORT_NOT_UNDOABLE', 'IMPORT_SOLD'],
      run: (shop, staff, { params: { id } }) => undoImport(shop, staff, { id, kind }),
    }),
  ];
}

async function* faultLines(pages: AsyncGenerator<readonly ImportRow[], void>): AsyncGenerator<FaultLine[], void> {
  for await (const rows of pages) yield rows.flatMap(({ row, faults }) => faults.map((fault) => ({ row, ...fault })));
}
