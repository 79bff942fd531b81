import type { RowFault } from '#contract/calls/imports.ts';
import { RowRefusal } from './kind.ts';
import type { NamedRow } from './kind.ts';

type Cells = Pick<NamedRow, 'named'>;

/** Returns the id in a cell; null if it is empty or not an id. */
export function idIn(cell: string | undefined): number | null {
  return cell !== undefined && /^\d{1,15}$/.test(cell) && Number(cell) > 0 ? Number(cell) : null;
}

/**
 * Stops the check of a row with its faults, or with the fault of one column.
 * @throws RowRefusal
 */
export function rowRefusal(row: Cells, faults: RowFault[]): never;
export function rowRefusal(row: Cells, column: string, reason: string): never;
export function rowRefusal(row: Cells, what: string | RowFault[], reason = ''): never {
  if (typeof what !== 'string') throw new RowRefusal(what);
  throw new RowRefusal([{ column: what, value: row.named[what] ?? '', reason }]);
}
