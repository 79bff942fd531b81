import { sellerIdOf } from '#contract/calls/actor.ts';
import type { Staff } from '#contract/calls/actor.ts';
import { IMPORT_KEPT_DAYS, MOST_PAST_IMPORTS } from '#contract/calls/imports.ts';
import type { Import, ImportKind, ImportRow, RowOutcome } from '#contract/calls/imports.ts';
import { refuse } from '#contract/calls/refusals.ts';
import type { ListAnswer, Rows } from '../../platform/console-list/index.ts';
import type { Shop } from '../../shop.ts';
import { KINDS } from './kinds.ts';
import { faultyRows, importOf, importShown, pastImports, rowsShown } from './statements.ts';
import type { ImportShown } from './statements.ts';

/** Returns the columns of a file that are ignored on import, except those that find a record. */
export function notReadOf({ kind, columns }: Pick<ImportShown, 'kind' | 'columns'>): string[] {
  const known = KINDS[kind].columns;
  return columns.filter((name) => name !== '' && known[name]?.field === undefined && !FINDS.includes(name));
}

const FINDS = ['SKU code', 'SKU id', 'Product id', 'Order', 'Consignment'];

interface Asked {
  id: number;
  kind: ImportKind;
}

/** Returns checked rows of a file, optionally with one outcome. @throws IMPORT_NOT_FOUND */
export async function readImportRows(
  shop: Shop,
  staff: Staff,
  { id, kind }: Asked,
  { outcome, offset, limit }: Rows & { outcome: RowOutcome | undefined },
): Promise<ListAnswer<ImportRow>> {
  const [[found], rows] = await shop.read(
    importShown({ id, kind, seller: sellerIdOf(staff) }),
    rowsShown({ importId: id, outcome: outcome ?? null, offset, limit }),
  );
  if (!found) return refuse('IMPORT_NOT_FOUND');
  const counts = {
    NEW: found.countNew,
    CHANGED: found.countChanged,
    UNCHANGED: found.countUnchanged,
    FAULTY: found.countFaulty,
  };
  const total = outcome ? counts[outcome] : Object.values(counts).reduce((sum, count) => sum + count, 0);
  return { rows, total };
}

const KEPT_MS = IMPORT_KEPT_DAYS * 24 * 60 * 60_000;

/** Returns the newest applied imports of a list, with those that were undone. */
export async function readPastImports(shop: Shop, staff: Staff, kind: ImportKind): Promise<Import[]> {
  const [rows] = await shop.read(
    pastImports({ kind, seller: sellerIdOf(staff), since: shop.now - KEPT_MS, limit: MOST_PAST_IMPORTS }),
  );
  return rows.map((row) => importOf(row, notReadOf(row)));
}

const AT_ONCE = 500;

/** Yields all faulty rows of a file in batches. @throws IMPORT_NOT_FOUND */
export async function* readFaultyRows(
  shop: Shop,
  staff: Staff,
  { id, kind }: Asked,
): AsyncGenerator<readonly ImportRow[], void> {
  for (let after: number | undefined = 0; after !== undefined;) {
    const [[found], rows]: [ImportShown[], ImportRow[]] = await shop.read(
      importShown({ id, kind, seller: sellerIdOf(staff) }),
      faultyRows({ importId: id, after, limit: AT_ONCE }),
    );
    if (!found) return refuse('IMPORT_NOT_FOUND');
    yield rows;
    after = rows.length < AT_ONCE ? undefined : rows.at(-1)!.row;
  }
}
