import { Button, Dialog, DialogActions, DialogContent, DialogContentText, DialogTitle } from '@mui/material';
import { useId, useState } from 'react';
import type { ReactNode } from 'react';
import { useDelete, useNotify, useRedirect } from 'react-admin';
import type { RaRecord } from 'react-admin';
import { ADMIN_SAVE_FAILED } from '#contract/messages.ts';
import { messageOf } from '../../providers/call.ts';

interface RemoveButtonProps {
  resource: string;
  record: RaRecord;
  /** The word on the buttons: 'Delete'. */
  word: string;
  /** Asked before it is done. */
  question: string;
  /** What follows from it. */
  children: ReactNode;
  /** Said once it is done. */
  done: string;
  /** Said where the server gives no words of its own. */
  failed?: string;
}

/** Takes a row out of use for good, asks once more before, and leads back to the list. */
export function RemoveButton({
  resource,
  record,
  word,
  question,
  children,
  done,
  failed = ADMIN_SAVE_FAILED,
}: RemoveButtonProps) {
  const titleId = useId();
  const notify = useNotify();
  const redirect = useRedirect();
  const [isOpen, setIsOpen] = useState(false);
  const [remove, { isPending }] = useDelete<RaRecord, Error>();

  async function confirm() {
    try {
      await remove(resource, { id: record.id, previousData: record }, { returnPromise: true });
    } catch (error) {
      setIsOpen(false);
      notify(messageOf(error, failed), { type: 'error' });
      return;
    }
    notify(done, { type: 'success' });
    redirect('list', resource);
  }

  return (
    <>
      <Button variant="outlined" color="error" onClick={() => setIsOpen(true)}>
        {word}
      </Button>
      <Dialog open={isOpen} onClose={() => setIsOpen(false)} maxWidth="xs" aria-labelledby={titleId}>
        <DialogTitle id={titleId}>{question}</DialogTitle>
        <DialogContent>
          <DialogContentText variant="body2">{children}</DialogContentText>
        </DialogContent>
        <DialogActions>
          <Button color="secondary" onClick={() => setIsOpen(false)} autoFocus>
            Keep it
          </Button>
          <Button variant="contained" color="error" disabled={isPending} onClick={() => void confirm()}>
            {word}
          </Button>
        </DialogActions>
      </Dialog>
    </>
  );
}
