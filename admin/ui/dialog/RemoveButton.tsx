import { Button } from '@mui/material';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { useDelete, useRedirect } from 'react-admin';
import type { RaRecord } from 'react-admin';
import { ADMIN_SAVE_FAILED } from '#contract/messages.ts';
import { useSend } from '../../providers/useSend.ts';
import { ConfirmDialog } from './ConfirmDialog.tsx';

interface RemoveButtonProps {
  resource: string;
  record: RaRecord;
  /** The word on the buttons: 'Delete'. */
  word: string;
  /** The accessible name of the button, where a page has several. */
  label?: string;
  question: string;
  /** The consequence. */
  children: ReactNode;
  /** The text of the notification after success. */
  done: string;
  /** The text of the error if the server sends none. */
  failed?: string;
}

/** Removes a row for good after a confirmation, and opens the list. */
export function RemoveButton({
  resource,
  record,
  word,
  label,
  question,
  children,
  done,
  failed = ADMIN_SAVE_FAILED,
}: RemoveButtonProps) {
  const redirect = useRedirect();
  const [isOpen, setIsOpen] = useState(false);
  const [remove] = useDelete<RaRecord, Error>();
  const sending = useSend({
    send: () => remove(resource, { id: record.id, previousData: record }, { returnPromise: true }),
    done: () => done,
    failed,
    onDone: () => redirect('list', resource),
    refreshes: false,
  });

  return (
    <>
      <Button variant="outlined" color="error" onClick={() => setIsOpen(true)} aria-label={label}>
        {word}
      </Button>
      {isOpen && (
        <ConfirmDialog
          question={question}
          sending={sending}
          confirmLabel={word}
          onConfirm={sending.send}
          onClose={() => setIsOpen(false)}
        >
          {children}
        </ConfirmDialog>
      )}
    </>
  );
}
