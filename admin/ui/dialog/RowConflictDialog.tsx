import type { RaRecord } from 'react-admin';
import { ConflictDialog } from './ConflictDialog.tsx';
import { conflictRows } from './conflictRows.ts';
import type { FieldWords } from './conflictRows.ts';
import type { SavedRow } from '../form/useSaveRow.ts';

interface RowConflictDialogProps<Typed extends object, Row extends RaRecord & { version: number }> {
  title: string;
  /** The fields people see, in the order they are told in. */
  fields: FieldWords<Typed>;
  /** A row as its form has it. */
  typedOf(row: Row): Typed;
  saving: SavedRow<Typed, Row>;
  /** Shows the row as it is now. */
  refetch(): unknown;
}

/** What to do where somebody else changed the row while it was typed; nothing while nobody did. */
export function RowConflictDialog<Typed extends object, Row extends RaRecord & { version: number }>({
  title,
  fields,
  typedOf,
  saving: { conflict, save, decideLater },
  refetch,
}: RowConflictDialogProps<Typed, Row>) {
  if (!conflict) return null;
  const { mine, theirs } = conflict;
  return (
    <ConflictDialog
      title={title}
      rows={conflictRows(fields, typedOf(theirs), mine)}
      onTheirs={() => {
        decideLater();
        refetch();
      }}
      onMine={() => void save(mine, theirs.version)}
      onClose={decideLater}
    />
  );
}
