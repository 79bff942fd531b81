import { sellerIdOf } from '#contract/calls/actor.ts';
import type { Staff } from '#contract/calls/actor.ts';
import { MOST_IMPORT_ROWS } from '#contract/calls/imports.ts';
import type { BeginImport, Import, ImportKind } from '#contract/calls/imports.ts';
import { refuse } from '#contract/calls/refusals.ts';
import { textOfCell } from '#contract/shop/csv.ts';
import { encodingOf } from '#contract/shop/file-encoding.ts';
import type { FileEncoding } from '#contract/shop/file-encoding.ts';
import { requireChange } from '../../../db/statement.ts';
import { fileFault, headOf, rowsOfPiece, textOfBytes } from '../../spreadsheet-file.ts';
import type { Shop } from '../../shop.ts';
import { byName, knownNames, readHead } from './columns.ts';
import { KINDS } from './kinds.ts';
import { notReadOf } from './read-import.ts';
import { importOf, importOfFile, importShown, importToGoOn, insertImport, keepRows, takeBytes } from './statements.ts';
import type { KeptRow } from './statements.ts';

/** Begins to take a file in; the same one of the same person goes on where it stopped, unless it is done. */
export async function beginImport(
  shop: Shop,
  staff: Staff,
  kind: ImportKind,
  { fileName, fileSize: size, fileDate }: BeginImport,
): Promise<Import> {
  const seller = sellerIdOf(staff);
  const file = { userId: staff.userId, seller, kind, name: fileName, size, fileAt: fileDate };
  const [[known]] = await shop.read(importOfFile(file));
  if (known) return importOf(known, notReadOf(known));
  const { made } = await shop.write({
    row: insertImport({
      createdAt: shop.now,
      userId: staff.userId,
      sellerId: seller,
      kind,
      fileName,
      size,
      fileAt: fileDate,
    }),
    made: importOfFile(file),
  });
  return importOf(made[0]!, []);
}

/** A row is longer than any form takes. */
const LONGEST_REST = 256 * 1024;

const wrong = (text: string): never => refuse('FIELDS_INVALID', { fields: { file: text } });

interface SentPiece {
  id: number;
  kind: ImportKind;
  from: number;
  piece: File;
  /** How the letters of the whole file are written; without it the piece is looked at alone. */
  encoding: FileEncoding | undefined;
}

/**
 * Takes the next piece of a file in: its rows are kept as they are. A piece that came before changes nothing, and the
 * answer says where the next one begins.
 * @param from where in the file the piece begins, in bytes; all but the last end with a line
 * @throws IMPORT_NOT_FOUND; FIELDS_INVALID with what is wrong with the file
 */
export async function takePiece(
  shop: Shop,
  staff: Staff,
  { id, kind, from, piece, encoding }: SentPiece,
): Promise<Import> {
  const owned = { id, kind, seller: sellerIdOf(staff) };
  const [[found], bytes] = await Promise.all([
    shop.read(importToGoOn(owned)).then(([rows]) => rows),
    piece.arrayBuffer(),
  ]);
  if (!found) return refuse('IMPORT_NOT_FOUND');
  if (found.state !== 'UPLOADING' || found.taken !== from) return importOf(found, notReadOf(found));
  const taken = from + bytes.byteLength;
  if (taken > found.size || bytes.byteLength === 0) wrong('The file was changed meanwhile. Please choose it again');
  const isLast = taken === found.size;
  const sent = new Uint8Array(bytes);
  const error = from === 0 ? fileFault(sent) : undefined;
  if (error) wrong(error);
  const text = found.rest + textOfBytes(sent, encoding ?? encodingOf(sent));
  const head = found.delimiter ? { delimiter: found.delimiter, row: 0 } : headOf(text, knownNames(KINDS[kind].columns));
  const { delimiter } = head;
  const { rows, rest, isBroken } = rowsOfPiece(text, { delimiter, isLast });
  if (isBroken || rest.length > LONGEST_REST) wrong('A quotation mark of this file is never closed');
  const { columns, kept } = keptRows(kind, found, rows, head.row);
  const rowCount = found.rows + kept.length;
  if (isLast && rowCount === 0) wrong('The file is empty');
  if (rowCount > MOST_IMPORT_ROWS) wrong(`A file can have at most ${MOST_IMPORT_ROWS.toLocaleString('en-IN')} rows`);
  const { after } = await shop.write({
    // Who sends the same piece at the same moment is told what the other one did.
    taken: requireChange(
      takeBytes({
        id,
        from,
        taken,
        state: isLast ? 'CHECKING' : 'UPLOADING',
        rest,
        delimiter: columns.length === 0 ? '' : delimiter,
        columns: JSON.stringify(columns),
        lastRow: found.lastRow + rows.length,
        rowCount,
      }),
      'STALE_VERSION',
    ),
    rows: keepRows(id, kept),
    after: importShown(owned),
  });
  return importOf(after[0]!, notReadOf(after[0]!));
}

/**
 * The rows of a piece as they are kept, empty ones left out.
 * @param head the place of the row that names the columns, where it is not known yet; those above it are titles
 */
function keptRows(
  kind: ImportKind,
  found: ReadSoFar,
  rows: string[][],
  head: number,
): { columns: string[]; kept: KeptRow[] } {
  const { columns: known, needed, keyOf } = KINDS[kind];
  let { columns } = found;
  const stored: KeptRow[] = [];
  for (const [at, cells] of rows.entries()) {
    if (cells.every((cell) => textOfCell(cell) === '')) continue;
    if (columns.length === 0 && at < head) continue;
    if (columns.length > 0) {
      const { keyId, keyText, parentId } = keyOf(byName(columns, cells));
      stored.push([found.lastRow + at + 1, keyId, keyText, parentId, cells]);
      continue;
    }
    const { names, faults } = readHead(known, cells, needed);
    if (faults[0]) wrong(faults[0].reason);
    columns = names;
  }
  return { columns, kept: stored };
}

type ReadSoFar = Pick<ReturnType<ReturnType<typeof importToGoOn>['read']>[number], 'columns' | 'lastRow'>;
