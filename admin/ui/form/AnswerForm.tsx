import { Button, TextField } from '@mui/material';
import { useCanAccess } from 'react-admin';
import { ADMIN_SAVE_FAILED } from '#contract/messages.ts';
import { callOnce } from '../../providers/call-once.ts';
import { useSend } from '../../providers/useSend.ts';
import { useFields } from '../dialog/useFields.ts';
import { SendForm } from './SendForm.tsx';
import { words } from '../../words/en/ui.ts';

interface AnswerFormProps {
  resource: string;
  /** The call that takes `{text}`. */
  path: string;
  label: string;
  /** In characters. */
  max: number;
  /** Those of the button and of the notification, if the text is no answer to a shopper. */
  labels?: { send: string; sending: string; done: string };
  /** The permission that writing it needs. */
  action?: string;
  /** Runs after success instead of a refresh of the page. */
  onSent?: () => void;
}

const ANSWER = { send: words.postTheAnswer, sending: words.posting, done: words.theAnswerIsPosted };

/** A form for the public answer to a shopper, or for another text of a page. */
export function AnswerForm({
  resource,
  path,
  label,
  max,
  labels = ANSWER,
  action = 'change',
  onSent,
}: AnswerFormProps) {
  const { canAccess } = useCanAccess({ resource, action });
  const { values, propsOf, reset } = useFields({ text: '' });
  const sending = useSend({
    send: () => callOnce(path, { method: 'POST', body: JSON.stringify(values) }),
    fields: ['text'],
    failed: ADMIN_SAVE_FAILED,
    done: () => labels.done,
    onDone: () => {
      reset();
      onSent?.();
    },
    onError: 'notify',
    refreshes: onSent === undefined,
  });

  if (!canAccess) return null;
  return (
    <SendForm onSend={() => sending.send()} sx={{ gap: '10px', marginTop: 2 }}>
      <TextField label={label} multiline minRows={3} {...propsOf('text', sending, { maxLength: max })} />
      <Button type="submit" variant="contained" disabled={sending.isBusy}>
        {sending.isBusy ? labels.sending : labels.send}
      </Button>
    </SendForm>
  );
}
