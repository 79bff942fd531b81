import { Button, Paper } from '@mui/material';
import type { ReactNode } from 'react';
import { RETRY } from '#contract/messages.ts';
import { RowsMessage } from '../list/RowsMessage.tsx';
import { RowsWaiting } from '../list/RowsWaiting.tsx';
import { shared } from '../../words/language.ts';

interface AnsweredProps<Answer> {
  /** From `useAnswer`. */
  query: { answer: Answer | undefined; error: string | undefined; refetch: () => void };
  failed: string;
  children: (answer: Answer) => ReactNode;
}

/** Renders the answer of a call, or that it is awaited or has failed. */
export function Answered<Answer>({ query: { answer, error, refetch }, failed, children }: AnsweredProps<Answer>) {
  if (error !== undefined) {
    return (
      <Paper variant="outlined">
        <RowsMessage text={failed} hint={error === failed ? undefined : error} role="alert">
          <Button variant="outlined" onClick={refetch}>
            {shared(RETRY)}
          </Button>
        </RowsMessage>
      </Paper>
    );
  }
  if (answer === undefined) {
    return (
      <Paper variant="outlined">
        <RowsWaiting />
      </Paper>
    );
  }
  return children(answer);
}
