import { Button, Paper } from '@mui/material';
import type { ReactNode } from 'react';
import { RETRY } from '#contract/messages.ts';
import { useAnswer } from '../providers/useAnswer.ts';
import { DaysChoice, useDays } from './DaysChoice.tsx';
import { PageHeading } from './PageHeading.tsx';
import { RowsMessage } from './RowsMessage.tsx';
import { RowsWaiting } from './RowsWaiting.tsx';

interface FigurePageProps<Answer> {
  title: string;
  /** The call that answers for a span. */
  call: string;
  failed: string;
  children: (answer: Answer) => ReactNode;
}

/** A page of figures for a span of days: how it waits, fails, and what it shows. */
export function FigurePage<Answer>({ title, call, failed, children }: FigurePageProps<Answer>) {
  const [days, choose] = useDays();
  const { answer, fault, retry } = useAnswer<Answer>(`${call}?days=${days}`, failed);
  return (
    <>
      <PageHeading title={title} actions={<DaysChoice days={days} onChoose={choose} />} />
      {fault !== undefined && (
        <Paper variant="outlined">
          <RowsMessage text={failed} hint={fault === failed ? undefined : fault} role="alert">
            <Button variant="outlined" onClick={retry}>
              {RETRY}
            </Button>
          </RowsMessage>
        </Paper>
      )}
      {fault === undefined && !answer && (
        <Paper variant="outlined">
          <RowsWaiting />
        </Paper>
      )}
      {answer && children(answer)}
    </>
  );
}
