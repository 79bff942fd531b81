import { Button, Dialog, DialogActions, DialogContent, DialogContentText, DialogTitle, TextField } from '@mui/material';
import { useId, useState } from 'react';
import { useCanAccess, useNotify, useRefresh } from 'react-admin';
import { ADMIN_SAVE_FAILED } from '#contract/messages.ts';
import { callOnce } from '../providers/call-once.ts';
import { messageOf, refusalOf } from '../providers/call.ts';
import { entrance } from '../providers/entrance.ts';

interface VisibilityButtonProps {
  /** The call that takes `{isHidden, reason}`. */
  path: string;
  /** What it hides, in a word: 'review'. */
  what: string;
  isHidden: boolean;
}

/** Hides what a shopper wrote from everybody, or shows it again, with the reason: for the house alone. */
export function VisibilityButton({ path, what, isHidden }: VisibilityButtonProps) {
  const titleId = useId();
  const { canAccess } = useCanAccess({ resource: 'reviews', action: 'change' });
  const notify = useNotify();
  const refresh = useRefresh();
  const [isOpen, setIsOpen] = useState(false);
  const [reason, setReason] = useState('');
  const [fault, setFault] = useState<string>();
  const [isSending, setIsSending] = useState(false);

  async function confirm() {
    setFault(undefined);
    setIsSending(true);
    try {
      await callOnce(path, { method: 'PUT', body: JSON.stringify({ isHidden: !isHidden, reason }) });
      setIsOpen(false);
      setReason('');
      notify(isHidden ? `The ${what} is shown again.` : `The ${what} is hidden.`, { type: 'success' });
      refresh();
    } catch (error) {
      const told = refusalOf(error).errors?.reason;
      if (told === undefined) notify(messageOf(error, ADMIN_SAVE_FAILED), { type: 'error' });
      else setFault(told);
    } finally {
      setIsSending(false);
    }
  }

  if (!canAccess || entrance.role !== 'ROLE_ADMIN') return null;
  const word = isHidden ? 'Show again' : 'Hide';
  return (
    <>
      <Button variant="outlined" color={isHidden ? 'secondary' : 'error'} onClick={() => setIsOpen(true)}>
        {word}
      </Button>
      <Dialog open={isOpen} onClose={() => setIsOpen(false)} maxWidth="xs" fullWidth aria-labelledby={titleId}>
        <DialogTitle id={titleId}>{isHidden ? `Show this ${what} again?` : `Hide this ${what}?`}</DialogTitle>
        <DialogContent>
          <DialogContentText variant="body2" sx={{ marginBottom: 2 }}>
            {isHidden ? 'Everybody can read it again.' : 'Nobody but staff can read it any more.'} The reason stands in
            the audit log.
          </DialogContentText>
          <TextField
            label="Reason"
            value={reason}
            onChange={({ target }) => setReason(target.value)}
            fullWidth
            error={fault !== undefined}
            helperText={fault}
            slotProps={{ htmlInput: { maxLength: 300 } }}
          />
        </DialogContent>
        <DialogActions>
          <Button color="secondary" onClick={() => setIsOpen(false)}>
            Cancel
          </Button>
          <Button
            variant="contained"
            color={isHidden ? 'primary' : 'error'}
            disabled={isSending}
            onClick={() => void confirm()}
          >
            {word}
          </Button>
        </DialogActions>
      </Dialog>
    </>
  );
}
