import { Button, TextField } from '@mui/material';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { ADMIN_SAVE_FAILED } from '#contract/messages.ts';
import { callOnce } from '../../providers/call-once.ts';
import { useSend } from '../../providers/useSend.ts';
import { FormDialog } from './FormDialog.tsx';
import { useFields } from './useFields.ts';
import { common } from '../../words/en/common.ts';
import { words } from '../../words/en/ui.ts';

interface ReasonButtonProps {
  /** The word on the buttons: 'Hide'. */
  word: string;
  color: 'error' | 'secondary';
  question: string;
  /** The consequence. */
  children: string;
  /** The path of the PUT. */
  path: string;
  body: object;
  /** Shown above the reason. */
  details?: ReactNode;
  /** The text of the notification after success. */
  done: string;
  onDone?: (() => void) | undefined;
  /** The label of the field if it is no reason: 'Answer'. */
  label?: string;
}

/** A button for a change that needs a reason, which the audit log stores. */
export function ReasonButton(props: ReasonButtonProps) {
  const { word, color, question, children, path, body, details, done, onDone, label = common.reason } = props;
  const [isOpen, setIsOpen] = useState(false);
  const fields = useFields({ reason: '' });
  const sending = useSend({
    send: () => callOnce(path, { method: 'PUT', body: JSON.stringify({ ...body, ...fields.values }) }),
    fields: ['reason'],
    failed: ADMIN_SAVE_FAILED,
    done: () => done,
    onDone: () => {
      setIsOpen(false);
      fields.reset();
      onDone?.();
    },
  });

  return (
    <>
      <Button variant="outlined" color={color} onClick={() => setIsOpen(true)}>
        {word}
      </Button>
      {isOpen && (
        <FormDialog
          title={question}
          text={words.standsInTheAuditLog(children, label)}
          sending={sending}
          onSubmit={sending.send}
          onClose={() => setIsOpen(false)}
          submitLabel={word}
          color={color === 'error' ? 'error' : 'primary'}
        >
          {details}
          <TextField label={label} {...fields.propsOf('reason', sending, { maxLength: 300 })} />
        </FormDialog>
      )}
    </>
  );
}
