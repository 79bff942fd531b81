import { Button } from '@mui/material';
import type { ComponentProps } from 'react';
import { Facts } from '../record/Facts.tsx';
import { TitledDialog } from './TitledDialog.tsx';

interface StateConflictDialogProps {
  title: string;
  /** The state that someone else saved. */
  facts: ComponentProps<typeof Facts>['facts'];
  onTheirs: () => void;
  onMine: () => void;
  onClose: () => void;
}

/** Someone else changed the record since it was opened: shows its present state and asks which one to save. */
export function StateConflictDialog({ title, facts, onTheirs, onMine, onClose }: StateConflictDialogProps) {
  return (
    <TitledDialog
      title={title}
      onClose={onClose}
      actions={
        <>
          <Button color="secondary" onClick={onTheirs}>
            Take theirs
          </Button>
          <Button variant="contained" onClick={onMine}>
            Save mine
          </Button>
        </>
      }
    >
      <Facts facts={facts} />
    </TitledDialog>
  );
}
