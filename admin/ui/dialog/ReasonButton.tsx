import { Button, Dialog, DialogActions, DialogContent, DialogContentText, DialogTitle, TextField } from '@mui/material';
import { useId, useState } from 'react';
import type { ReactNode } from 'react';
import { useNotify, useRefresh } from 'react-admin';
import { ADMIN_SAVE_FAILED } from '#contract/messages.ts';
import { callOnce } from '../../providers/call-once.ts';
import { messageOf, refusalOf } from '../../providers/call.ts';

interface ReasonButtonProps {
  /** The word on the buttons: 'Hide'. */
  word: string;
  color: 'error' | 'secondary';
  question: string;
  /** What follows from it. */
  children: string;
  /** What is sent with the reason, by PUT. */
  path: string;
  body: object;
  /** What is shown of it, below. */
  details?: ReactNode;
  /** Said once it is done. */
  done: string;
  onDone?: (() => void) | undefined;
  /** What is asked for in place of a reason: 'Answer'. */
  label?: string;
}

/** Does what needs a reason, which stands in the audit log, and reads the page's record again. */
export function ReasonButton(props: ReasonButtonProps) {
  const { word, color, question, children, path, body, details, done, onDone, label = 'Reason' } = props;
  const titleId = useId();
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
      await callOnce(path, { method: 'PUT', body: JSON.stringify({ ...body, reason }) });
      setIsOpen(false);
      setReason('');
      notify(done, { type: 'success' });
      onDone?.();
      refresh();
    } catch (error) {
      const told = refusalOf(error).errors?.reason;
      setFault(told);
      if (told !== undefined) return;
      notify(messageOf(error, ADMIN_SAVE_FAILED), { type: 'error' });
      // Somebody else may have been faster.
      refresh();
    } finally {
      setIsSending(false);
    }
  }

  return (
    <>
      <Button variant="outlined" color={color} onClick={() => setIsOpen(true)}>
        {word}
      </Button>
      <Dialog open={isOpen} onClose={() => setIsOpen(false)} maxWidth="xs" fullWidth aria-labelledby={titleId}>
        <DialogTitle id={titleId}>{question}</DialogTitle>
        <DialogContent>
          <DialogContentText variant="body2" sx={{ marginBottom: 2 }}>
            {children} The {label.toLowerCase()} stands in the audit log.
          </DialogContentText>
          {details}
          <TextField
            label={label}
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
            color={color === 'error' ? 'error' : 'primary'}
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
