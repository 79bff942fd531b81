import * as z from 'zod/mini';
import { Import, ImportRow } from '#contract/calls/imports.ts';
import type { ImportKind } from '#contract/calls/imports.ts';
import { recogniseTable, suggestMapping } from '#contract/moving-in/column-facts.ts';
import { readGoods } from '#contract/moving-in/goods.ts';
import { NO_ANSWERS } from '#contract/moving-in/moved-good.ts';
import type { MovedGood } from '#contract/moving-in/moved-good.ts';
import type { Family } from '#contract/shop/attributes.ts';
import type { SizeSystem } from '#contract/shop/sizes.ts';
import { begin, check, sendPiece } from './imports.ts';
import type { Persona } from './persona.ts';
import type { TestShop } from './shop.ts';

/* Brings the goods of another shop's table, as the console does. */

/** Returns the goods of a table, with the guesses of the console and no answers. */
export function goodsOf(shop: TestShop, table: string[][]): MovedGood[] {
  const categories = shop
    .rows('SELECT id, display_name, seo_kw, family, size_system FROM categories WHERE archived_at IS NULL')
    .map((row) => ({
      id: Number(row.id),
      name: String(row.display_name),
      keywords: String(row.seo_kw),
      family: row.family as Family | null,
      sizeSystem: row.size_system as SizeSystem,
    }));
  const recognised = recogniseTable(table);
  const mapping = suggestMapping(recognised.format, recognised.columns);
  return readGoods(table, recognised, mapping, { categories, answers: NO_ANSWERS }).goods;
}

/** Smaller than the pieces of the console, so that a file of a thousand products has several. */
const PIECE_BYTES = 64 * 1024;

/** Returns the pieces of a file, as the console cuts them: all but the last end with a line. */
export function piecesOf(bytes: Uint8Array<ArrayBuffer>): { from: number; piece: Uint8Array<ArrayBuffer> }[] {
  const pieces = [];
  for (let from = 0; from < bytes.length;) {
    const rest = bytes.subarray(from, from + PIECE_BYTES);
    const isLast = from + rest.length === bytes.length;
    const piece = isLast ? rest : rest.subarray(0, rest.lastIndexOf(0x0a) + 1);
    pieces.push({ from, piece: piece.slice() });
    from += piece.length;
  }
  return pieces;
}

export interface SentFile {
  kind: ImportKind;
  name: string;
  text: string;
}

/** Uploads what is missing of a file, and checks it. */
export async function checkedFile(who: Persona, { kind, name, text }: SentFile): Promise<Import> {
  const bytes = new TextEncoder().encode(text);
  let one = (await begin(who, kind, bytes.length, name)).as(Import);
  for (const { from, piece } of piecesOf(bytes))
    if (one.state === 'UPLOADING' && one.taken === from)
      one = (await sendPiece(who, kind, one.id, piece, from)).as(Import);
  while (one.state === 'CHECKING') one = (await check(who, kind, one.id)).as(Import);
  return one;
}

/** Reads all rows of an import. @param outcome a part of the query, such as '&outcome=FAULTY' */
export async function importRowsOf(who: Persona, kind: ImportKind, id: number, outcome = ''): Promise<ImportRow[]> {
  const rows: ImportRow[] = [];
  for (;;) {
    const path = `/api/admin/${kind}/imports/${id}/rows?range=[${rows.length},${rows.length + 99}]${outcome}`;
    const some = (await who.get(path)).as(z.array(ImportRow));
    rows.push(...some);
    if (some.length < 100) return rows;
  }
}
