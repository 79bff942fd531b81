import { sellerIdOf } from '#contract/calls/actor.ts';
import type { Staff } from '#contract/calls/actor.ts';
import { MOST_IMPORT_ROWS } from '#contract/calls/imports.ts';
import type { BeginImport, Import, ImportKind } from '#contract/calls/imports.ts';
import { refuse } from '#contract/calls/refusals.ts';
import { textOfCell } from '#contract/shop/csv.ts';
import { encodingOf } from '#contract/shop/file-encoding.ts';
import type { FileEncoding } from '#contract/shop/file-encoding.ts';
import { requireChange } from '../../../db/statement.ts';
import { fileFault, headOf, rowsOfPiece, textOfBytes } from '#contract/shop/spreadsheet-file.ts';
import type { Shop } from '../../shop.ts';
import { byName, knownNames, readHead } from './columns.ts';
import { KINDS } from './kinds.ts';
import { notReadOf } from './read-import.ts';
import { importOf, importOfFile, importShown, importToGoOn, insertImport, keepRows, takeBytes } from './statements.ts';
import type { KeptRow } from './statements.ts';

/** Begins the upload of a file, or resumes an unfinished upload of the same file by the same person. */
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

/** Longer than any valid row. */
const LONGEST_REST = 256 * 1024;

const wrong = (text: string): never => refuse('FIELDS_INVALID', { fields: { file: text } });

interface SentPiece {
  id: number;
  kind: ImportKind;
  from: number;
  piece: File;
  /** The encoding of the whole file; without it, the encoding is detected from the piece alone. */
  encoding: FileEncoding | undefined;
}

/**
 * Stores the rows of the next piece of a file. A piece that came before changes nothing, and the response has the start
 * of the next one.
 * @param from the byte offset of the piece in the file; all pieces but the last end with a line
 * @throws IMPORT_NOT_FOUND; FIELDS_INVALID when the file is not valid
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
    // Of two concurrent requests with the same piece, the second gets STALE_VERSION.
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
 * Returns the rows of a piece as stored, without empty ones.
 * @param head the index of the header row, if it was not read yet; rows above it are titles
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
