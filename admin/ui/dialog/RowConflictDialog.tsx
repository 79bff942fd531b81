import type { RaRecord } from 'react-admin';
import { ConflictDialog } from './ConflictDialog.tsx';
import { conflictRows } from './conflictRows.ts';
import type { FieldLabels } from './conflictRows.ts';
import type { SavedRow } from '../form/useSaveRow.ts';

interface RowConflictDialogProps<Values extends object, Row extends RaRecord & { version: number }> {
  title: string;
  /** The fields people see, in the order they are told in. */
  fields: FieldLabels<Values>;
  /** A row as its form has it. */
  valuesOf(row: Row): Values;
  saving: SavedRow<Values, Row>;
  /** Shows the row as it is now. */
  refetch(): unknown;
}

/** What to do where somebody else changed the row while it was typed; nothing while nobody did. */
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
