import { and, eq, sql } from 'drizzle-orm';
import { sellerIdOf } from '#contract/calls/actor.ts';
import type { Staff } from '#contract/calls/actor.ts';
import type { Import, ImportKind } from '#contract/calls/imports.ts';
import { refuse } from '#contract/calls/refusals.ts';
import { importRows, imports } from '../../../db/schema/index.ts';
import { requireChange, requireCondition, statement } from '../../../db/statement.ts';
import type { Params } from '../../../db/statement.ts';
import { auditEntry } from '../../platform/audit/index.ts';
import type { Shop } from '../../shop.ts';
import { KINDS } from './kinds.ts';
import { notReadOf } from './read-import.ts';
import { importOf, importShown } from './statements.ts';

const end = statement((db, params: Params<{ importId: number; now: number }>) =>
  db
    .update(imports)
    .set({ state: sql`'DONE'`, doneAt: sql`${params.now}` })
    .where(and(eq(imports.id, params.importId), eq(imports.state, 'CHECKED'))),
);

/** Two rows may refer to one record, by its id and by its code. */
const eachOnce = requireCondition(
  'IMPORT_ROW_TWICE',
  ({
    importId,
  }: Params<{ importId: number }>) => sql`(SELECT count(${importRows.targetId}) = count(DISTINCT ${importRows.targetId})
    FROM ${importRows} WHERE ${importRows.importId} = ${importId})`,
);

/**
 * Writes a file without faulty rows, all rows in one batch or none. A file that is written already stays unchanged.
 * @throws IMPORT_NOT_FOUND, IMPORT_NOT_CHECKED, IMPORT_HAS_FAULTS, IMPORT_ROW_TWICE; IMPORT_OVERTAKEN when one of the
 * records changed since the check; the errors of a single change of the kind
 */
export async function applyImport(
  shop: Shop,
  staff: Staff,
  { id, kind }: { id: number; kind: ImportKind },
): Promise<Import> {
  const owned = { id, kind, seller: sellerIdOf(staff) };
  const { applyReads, apply } = KINDS[kind];
  const { shown, seen } = await shop.read({ shown: importShown(owned), seen: applyReads?.(id) ?? {} });
  const [found] = shown;
  if (!found) return refuse('IMPORT_NOT_FOUND');
  if (found.state === 'DONE') return importOf(found, notReadOf(found));
  if (found.state !== 'CHECKED') return refuse('IMPORT_NOT_CHECKED');
  if (found.countFaulty > 0) return refuse('IMPORT_HAS_FAULTS');
  const { after } = await shop.write({
    end: requireChange(end({ importId: id, now: shop.now }), 'STALE_VERSION'),
    once: eachOnce({ importId: id }),
    rows: apply(shop, staff, id, seen),
    audit: auditEntry(shop, staff, {
      action: `${kind} imported`,
      subject: 'import',
      subjectId: id,
      before: {},
      after: { file: found.fileName, new: found.countNew, changed: found.countChanged },
    }),
    after: importShown(owned),
  });
  return importOf(after[0]!, notReadOf(after[0]!));
}
