import { Box, Button, Dialog, DialogActions, DialogContent, DialogContentText, DialogTitle } from '@mui/material';
import { useId } from 'react';
import type { ReactNode } from 'react';
import { REFUSALS } from '#contract/calls/refusals.ts';

/** A field that two people left differently, in words. */
export interface ConflictRow {
  name: string;
  theirs: ReactNode;
  mine: ReactNode;
}

interface ConflictDialogProps {
  title: string;
  /** What differs. */
  rows: readonly ConflictRow[];
  onTheirs: () => void;
  onMine: () => void;
  /** Decides nothing: what was typed stays typed, and is not saved. */
  onClose: () => void;
}

/** Somebody else changed the same row meanwhile: theirs and mine under each other, to decide whose state holds. */
export function ConflictDialog({ title, rows, onTheirs, onMine, onClose }: ConflictDialogProps) {
  const titleId = useId();
  return (
    <Dialog open onClose={onClose} maxWidth="sm" fullWidth aria-labelledby={titleId}>
      <DialogTitle id={titleId}>{title}</DialogTitle>
      <DialogContent>
        <DialogContentText variant="body2" sx={{ marginBottom: 3 }}>
          {REFUSALS.STALE_VERSION.text}
        </DialogContentText>
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
      </DialogContent>
      <DialogActions>
        <Button color="secondary" variant="outlined" onClick={onTheirs} autoFocus>
          Take theirs
        </Button>
        <Button variant="contained" onClick={onMine}>
          Save yours
        </Button>
      </DialogActions>
    </Dialog>
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
