import type { Staff } from '#contract/calls/actor.ts';
import { refuse } from '#contract/calls/refusals.ts';
import type { Results } from '../../../db/db.ts';
import { requireChange } from '../../../db/statement.ts';
import type { Statement } from '../../../db/statement.ts';
import { auditEntry } from '../audit/index.ts';
import type { AuditEntry } from '../audit/index.ts';
import type { Shop } from '../../shop.ts';
import type { TableList } from './console-list.ts';

/** What a change of a row writes. */
export interface RowChange {
  /** Touches the row in the version that was read; nothing where somebody else was faster. */
  row: Statement;
  audit: Omit<AuditEntry, 'subjectId'>;
  /** What follows from it, in the same batch. */
  also?: readonly Statement[];
}

/** Which row is changed, and how it was seen. */
interface Changed<Beside extends readonly Statement[]> {
  id: number;
  /** The version the editor saw; without one the newest state is changed. */
  version: number | undefined;
  /** What else `decide` looks at, read with the row. */
  beside?: Beside;
}

/**
 * Changes a row of a console list, by what `decide` makes of its present state, and answers with it as it is then. All
 * that a change by staff must have: it is the row's own staff, in the version they saw, and stands in the audit log.
 * @throws the list's refusal for a row that is not there, STALE_VERSION with the present state, what `decide` refuses
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

/** What is named of a change: what is left out, or undefined, stays as it is. */
export function named<Change extends object>(
  change: Change,
): { [Name in keyof Change]?: Exclude<Change[Name], undefined> } {
  const given = Object.entries(change).filter(([, value]) => value !== undefined);
  return Object.fromEntries(given) as ReturnType<typeof named<Change>>;
}
