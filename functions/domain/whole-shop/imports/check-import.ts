import { sellerIdOf } from '#contract/calls/actor.ts';
import type { Staff } from '#contract/calls/actor.ts';
import type { Import, ImportKind } from '#contract/calls/imports.ts';
import { refuse } from '#contract/calls/refusals.ts';
import type { Statement } from '../../../db/statement.ts';
import type { Shop } from '../../shop.ts';
import { KINDS } from './kinds.ts';
import { notReadOf } from './read-import.ts';
import {
  beginAgain,
  endOfCheck,
  forgetOutcomes,
  importOf,
  importShown,
  noteChecked,
  uncheckedRows,
} from './statements.ts';

/**
 * Checks the next rows of an uploaded file by the rules of the forms, and returns the progress. The caller repeats it
 * until the state is CHECKED. It writes only the rows of the import.
 * @param afresh whether to check all rows again, because a record changed since its check
 * @throws IMPORT_NOT_FOUND, IMPORT_NOT_WHOLE
 */
export async function checkImport(
  shop: Shop,
  staff: Staff,
  { id, kind, afresh }: { id: number; kind: ImportKind; afresh: boolean },
): Promise<Import> {
  const owned = { id, kind, seller: sellerIdOf(staff) };
  const { check, atOnce, reads } = KINDS[kind];
  const place = { importId: id, limit: atOnce };
  const { found, rows, known } = await shop.read({
    found: importShown(owned),
    rows: uncheckedRows(place),
    known: reads(shop, staff, place),
  });
  const [one] = found;
  if (!one) return refuse('IMPORT_NOT_FOUND');
  if (one.state === 'UPLOADING') return refuse('IMPORT_NOT_WHOLE');
  const answer = async (...statements: Statement[]) => {
    const { after } = await shop.write({ statements, after: importShown(owned) });
    return importOf(after[0]!, notReadOf(after[0]!));
  };
  if (afresh && one.state === 'CHECKED') return answer(beginAgain({ importId: id }), forgetOutcomes({ importId: id }));
  if (one.state !== 'CHECKING') return importOf(one, notReadOf(one));
  const checked = await check(shop, staff, one.columns, rows, known);
  return answer(noteChecked(checked), endOfCheck({ importId: id }));
}
