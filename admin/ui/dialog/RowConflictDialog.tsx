import type { RaRecord } from 'react-admin';
import { ConflictDialog } from './ConflictDialog.tsx';
import { conflictRows } from './conflictRows.ts';
import type { FieldLabels } from './conflictRows.ts';
import type { SavedRow } from '../form/useSaveRow.ts';

interface RowConflictDialogProps<Values extends object, Row extends RaRecord & { version: number }> {
  title: string;
  /** The labels in the order of the list. */
  fields: FieldLabels<Values>;
  /** Returns a row's form values. */
  valuesOf(row: Row): Values;
  saving: SavedRow<Values, Row>;
  /** Fetches the current row. */
  refetch(): unknown;
}

/** Asks which state to save after a version conflict. */
export function RowConflictDialog<Values extends object, Row extends RaRecord & { version: number }>({
  title,
  fields,
  valuesOf,
  saving: { conflict, save, decideLater },
  refetch,
}: RowConflictDialogProps<Values, Row>) {
  if (!conflict) return null;
  const { mine, theirs } = conflict;
  return (
    <ConflictDialog
      title={title}
      rows={conflictRows(fields, valuesOf(theirs), mine)}
      onTheirs={() => {
        decideLater();
        refetch();
      }}
      onMine={() => void save(mine, theirs.version)}
      onClose={decideLater}
    />
  );
}
