import { Button, Paper } from '@mui/material';
import type { ReactNode } from 'react';
import { RETRY } from '#contract/messages.ts';
import { RowsMessage } from '../list/RowsMessage.tsx';
import { RowsWaiting } from '../list/RowsWaiting.tsx';

interface AnsweredProps<Answer> {
  /** What `useAnswer` has. */
  asked: { answer: Answer | undefined; fault: string | undefined; retry: () => void };
  failed: string;
  children: (answer: Answer) => ReactNode;
}

/** What a call answers, once it does: how it waits till then, and what is said where it fails. */
export function Answered<Answer>({ asked: { answer, fault, retry }, failed, children }: AnsweredProps<Answer>) {
  if (fault !== undefined) {
    return (
      <Paper variant="outlined">
        <RowsMessage text={failed} hint={fault === failed ? undefined : fault} role="alert">
          <Button variant="outlined" onClick={retry}>
            {RETRY}
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
