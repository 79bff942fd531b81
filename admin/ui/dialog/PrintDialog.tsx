import { Box, Button, Dialog, DialogActions, GlobalStyles } from '@mui/material';
import type { ReactNode } from 'react';
import { common } from '../../words/en/common.ts';
import { words } from '../../words/en/ui.ts';

/** Prints only the sheets, each on a page of its own. */
const ON_PAPER = {
  '@media print': {
    '#root': { display: 'none' },
    '.MuiDialog-root': { position: 'static !important' },
    '.MuiDialog-container, .MuiDialog-paper, .sheets': {
      display: 'block !important',
      height: 'auto !important',
      overflow: 'visible !important',
    },
    '.sheet + .sheet': { breakBefore: 'page' },
    '.no-print': { display: 'none !important' },
  },
};

interface PrintDialogProps {
  /** The id of the dialog's heading. */
  titleId: string;
  onClose: () => void;
  /** Elements of the class `sheet`. */
  children: ReactNode;
}

/** A print preview of sheets. */
export function PrintDialog({ titleId, onClose, children }: PrintDialogProps) {
  return (
    <Dialog open fullScreen onClose={onClose} aria-labelledby={titleId}>
      <GlobalStyles styles={ON_PAPER} />
      <Box className="sheets" role="group" aria-labelledby={titleId} tabIndex={0} sx={SHEETS}>
        {children}
      </Box>
      <DialogActions className="no-print">
        <Button color="secondary" onClick={onClose}>
          {common.close}
        </Button>
        <Button variant="contained" onClick={() => print()}>
          {words.print}
        </Button>
      </DialogActions>
    </Dialog>
  );
}

/** The keyboard can scroll it. */
const SHEETS = { padding: 4, display: 'grid', gap: 6, alignContent: 'start', overflow: 'auto' } as const;
