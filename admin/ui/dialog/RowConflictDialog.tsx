import type { RaRecord } from 'react-admin';
import { ConflictDialog } from './ConflictDialog.tsx';
import type { SavedRow } from '../form/useSaveRow.ts';

interface RowConflictDialogProps<Values extends object, Row extends RaRecord & { version: number }> {
  title: string;
  saving: Pick<SavedRow<Values, Row>, 'conflict' | 'save' | 'decideLater'>;
  /** Fetches the current row. */
  refetch(): unknown;
}

/** Asks after a version conflict whose value to save in each field that both sides changed. */
export function RowConflictDialog<Values extends object, Row extends RaRecord & { version: number }>({
  title,
  saving: { conflict, save, decideLater },
  refetch,
}: RowConflictDialogProps<Values, Row>) {
  if (!conflict) return null;
  const { rows, mine, theirs, present } = conflict;
  return (
    <ConflictDialog<Values>
      // The choices of a former conflict are dropped.
      key={present.version}
      title={title}
      rows={rows}
      onSave={(chosen) => {
        const values = { ...mine };
        for (const field of chosen) values[field] = theirs[field];
        void save(values, present);
      }}
      onDiscard={() => {
        decideLater();
        refetch();
      }}
      onClose={decideLater}
    />
  );
}
