import type { Staff } from '#contract/calls/actor.ts';
import { refuse } from '#contract/calls/refusals.ts';
import { requireChange } from '../../db/statement.ts';
import type { Statement } from '../../db/statement.ts';
import { auditEntry } from '../audit/index.ts';
import type { AuditEntry } from '../audit/index.ts';
import type { Shop } from '../shop.ts';
import type { TableList } from './console-list.ts';

/** What a change of a row writes. */
export interface RowChange {
  /** Touches the row in the version that was read; nothing where somebody else was faster. */
  row: Statement;
  audit: Omit<AuditEntry, 'subjectId'>;
  /** What follows from it, in the same batch. */
  also?: readonly Statement[];
}

/**
 * Changes a row of a console list, by what `decide` makes of its present state, and answers with it as it is then. All
 * that a change by staff must have: it is the row's own staff, in the version they saw, and stands in the audit log.
 * @param seen the version the editor saw; without one the newest state is changed
 * @throws the list's refusal for a row that is not there, STALE_VERSION with the present state, what `decide` refuses
 */
export async function changeRow<Who extends Staff, Row extends { version: number }>(
  rows: Pick<TableList<Who, Row, never, never>, 'one' | 'rowWithId'>,
  shop: Shop,
  staff: Who,
  { id, version: seen }: { id: number; version: number | undefined },
  decide: (before: Row) => RowChange,
): Promise<Row> {
  const before = await rows.one(shop, staff, id);
  if (seen !== undefined && seen !== before.version) refuse('STALE_VERSION', { current: before });
  const { row, audit, also = [] } = decide(before);
  const { after } = await shop.write({
    row: requireChange(row, 'STALE_VERSION'),
    also,
    audit: auditEntry(shop, staff, { ...audit, subjectId: id }),
    after: rows.rowWithId(shop, staff, id),
  });
  return after[0]!;
}
