import { Button, Dialog, DialogActions, DialogContent, DialogContentText, DialogTitle } from '@mui/material';
import { useId } from 'react';

interface RemoveQuestionProps {
  question: string;
  /** What follows from it. */
  detail: string;
  isBusy?: boolean;
  onConfirm(): void;
  onClose(): void;
}

/** Asks once more before something is removed. */
export function RemoveQuestion({ question, detail, isBusy = false, onConfirm, onClose }: RemoveQuestionProps) {
  const titleId = useId();
  return (
    <Dialog open onClose={onClose} maxWidth="xs" aria-labelledby={titleId}>
      <DialogTitle id={titleId}>{question}</DialogTitle>
      <DialogContent>
        <DialogContentText variant="body2">{detail}</DialogContentText>
      </DialogContent>
      <DialogActions>
        <Button color="secondary" onClick={onClose} autoFocus>
          Keep it
        </Button>
        <Button variant="contained" color="error" disabled={isBusy} onClick={onConfirm}>
          Remove
        </Button>
      </DialogActions>
    </Dialog>
  );
}
