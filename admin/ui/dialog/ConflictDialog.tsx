import { Box, Button, DialogContentText } from '@mui/material';
import type { ReactNode } from 'react';
import { REFUSALS } from '#contract/calls/refusals.ts';
import { TitledDialog } from './TitledDialog.tsx';

/** A field whose two values differ. */
export interface ConflictRow {
  name: string;
  theirs: ReactNode;
  mine: ReactNode;
}

interface ConflictDialogProps {
  title: string;
  rows: readonly ConflictRow[];
  onTheirs: () => void;
  onMine: () => void;
  /** Decides nothing: the values stay in the form, unsaved. */
  onClose: () => void;
}

/** Someone else changed the same row since it was opened: shows both states and asks which one to save. */
export function ConflictDialog({ title, rows, onTheirs, onMine, onClose }: ConflictDialogProps) {
  return (
    <TitledDialog
      title={title}
      onClose={onClose}
      maxWidth="sm"
      actions={
        <>
          <Button color="secondary" variant="outlined" onClick={onTheirs} autoFocus>
            Take theirs
          </Button>
          <Button variant="contained" onClick={onMine}>
            Save yours
          </Button>
        </>
      }
    >
      <DialogContentText variant="body2">{REFUSALS.STALE_VERSION.text}</DialogContentText>
      {rows.length === 0 ? (
        <DialogContentText variant="body2">They left it just as you typed it.</DialogContentText>
      ) : (
        <Box component="dl" sx={STATES}>
          {rows.map(({ name, theirs, mine }) => (
            <Box key={name} sx={{ display: 'contents' }}>
              <Box component="dt" sx={{ gridColumn: '1 / -1', fontWeight: 600 }}>
                {name}
              </Box>
              <State whose="Theirs">{theirs}</State>
              <State whose="Yours">{mine}</State>
            </Box>
          ))}
        </Box>
      )}
    </TitledDialog>
  );
}

function State({ whose, children }: { whose: string; children: ReactNode }) {
  return (
    <Box component="dd" sx={{ margin: 0, display: 'contents' }}>
      <Box component="span" sx={{ color: 'text.secondary' }}>
        {whose}
      </Box>
      <Box component="span" sx={{ overflowWrap: 'anywhere', maxHeight: '9em', overflowY: 'auto' }}>
        {children || '–'}
      </Box>
    </Box>
  );
}

const STATES = {
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gap: '2px 14px',
  margin: 0,
  fontSize: '0.875rem',
  '& dt:not(:first-of-type)': { marginTop: '8px' },
};
