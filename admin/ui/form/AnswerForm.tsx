import { Box, Button, TextField } from '@mui/material';
import { useState } from 'react';
import type { FormEvent } from 'react';
import { useCanAccess, useNotify, useRefresh } from 'react-admin';
import { ADMIN_SAVE_FAILED } from '#contract/messages.ts';
import { callOnce } from '../../providers/call-once.ts';
import { messageOf, refusalOf } from '../../providers/call.ts';

interface AnswerFormProps {
  resource: string;
  /** The call that takes `{text}`. */
  path: string;
  label: string;
  /** Characters it may have. */
  max: number;
  /** What is said of it, where it is no answer to a shopper. */
  words?: { send: string; sending: string; done: string };
  /** What whoever may write it may do with the resource. */
  action?: string;
  /** Asks again for what the text was added to, where no record of the page has it. */
  onSent?: () => void;
}

const ANSWER = { send: 'Post the answer', sending: 'Posting…', done: 'The answer is posted.' };

/** Answers what a shopper wrote in public, or adds another text to a page, for whoever may. */
export function AnswerForm({ resource, path, label, max, words = ANSWER, action = 'change', onSent }: AnswerFormProps) {
  const { canAccess } = useCanAccess({ resource, action });
  const notify = useNotify();
  const refresh = useRefresh();
  const [text, setText] = useState('');
  const [fault, setFault] = useState<string>();
  const [isSending, setIsSending] = useState(false);

  async function send(event: FormEvent) {
    event.preventDefault();
    setFault(undefined);
    setIsSending(true);
    try {
      await callOnce(path, { method: 'POST', body: JSON.stringify({ text }) });
      setText('');
      notify(words.done, { type: 'success' });
      (onSent ?? refresh)();
    } catch (error) {
      const told = refusalOf(error).errors?.text;
      if (told === undefined) notify(messageOf(error, ADMIN_SAVE_FAILED), { type: 'error' });
      else setFault(told);
    } finally {
      setIsSending(false);
    }
  }

  if (!canAccess) return null;
  return (
    <Box
      component="form"
      noValidate
      onSubmit={(event) => void send(event)}
      sx={{ display: 'grid', gap: '10px', justifyItems: 'start', marginTop: 2 }}
    >
      <TextField
        label={label}
        value={text}
        onChange={({ target }) => setText(target.value)}
        multiline
        minRows={3}
        fullWidth
        error={fault !== undefined}
        helperText={fault}
        slotProps={{ htmlInput: { maxLength: max } }}
      />
      <Button type="submit" variant="contained" disabled={isSending}>
        {isSending ? words.sending : words.send}
      </Button>
    </Box>
  );
}
