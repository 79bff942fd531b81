import type { Staff } from '#contract/calls/actor.ts';
import { refuse } from '#contract/calls/refusals.ts';
import type { Results } from '../../../db/db.ts';
import { requireChange } from '../../../db/statement.ts';
import type { Statement } from '../../../db/statement.ts';
import { auditEntry } from '../audit/index.ts';
import type { AuditEntry } from '../audit/index.ts';
import type { Shop } from '../../shop.ts';
import type { TableList } from './console-list.ts';

/** The writes of a change of a row. */
export interface RowChange {
  /** Updates the row in the version that was read. It touches no row after a concurrent change. */
  row: Statement;
  audit: Omit<AuditEntry, 'subjectId'>;
  /** Further statements of the same batch. */
  also?: readonly Statement[];
}

/** The row to change, and the version that the editor has seen. */
interface Changed<Beside extends readonly Statement[]> {
  id: number;
  /** The version that the editor saw. Without it the newest version is changed. */
  version: number | undefined;
  /** Further reads for `decide`, in the same batch as the row. */
  beside?: Beside;
}

/**
 * Changes a row of a console list by the decision of `decide` on its present state, and returns the changed row. It
 * ensures the rules of every change by staff: the row is their own, in the version they saw, and the audit log has the
 * change.
 * @throws the list's refusal for a missing row
 * @throws STALE_VERSION with the present state
 * @throws the refusals of `decide`
 */
export async function changeRow<
  Who extends Staff,
  Row extends { version: number },
  const Beside extends readonly Statement[] = [],
>(
  rows: Pick<TableList<Who, Row, never, never>, 'rowWithId' | 'missing'>,
  shop: Shop,
  staff: Who,
  { id, version: seen, beside }: Changed<Beside>,
  decide: (before: Row, beside: Results<Beside>) => RowChange | Promise<RowChange>,
): Promise<Row> {
  const found = await shop.read({ row: rows.rowWithId(shop, staff, id), beside: beside ?? [] });
  const before = found.row[0] ?? refuse(rows.missing);
  if (seen !== undefined && seen !== before.version) refuse('STALE_VERSION', { current: before });
  const { row, audit, also = [] } = await decide(before, found.beside as Results<Beside>);
  const { after } = await shop.write({
    row: requireChange(row, 'STALE_VERSION'),
    also,
    audit: auditEntry(shop, staff, { ...audit, subjectId: id }),
    after: rows.rowWithId(shop, staff, id),
  });
  return after[0]!;
}

/** Returns the fields of a change that are not undefined. Other fields stay unchanged. */
export function named<Change extends object>(
  change: Change,
): { [Name in keyof Change]?: Exclude<Change[Name], undefined> } {
  const given = Object.entries(change).filter(([, value]) => value !== undefined);
  return Object.fromEntries(given) as ReturnType<typeof named<Change>>;
}
