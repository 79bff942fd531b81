import type { ReactNode } from 'react';
import { useAnswer } from '../providers/useAnswer.ts';
import { Answered } from './record/Answered.tsx';
import { DaysChoice, useDays } from './list/DaysChoice.tsx';
import { PageHeading } from './record/PageHeading.tsx';

interface FigurePageProps<Answer> {
  title: string;
  /** The path of the call. */
  call: string;
  failed: string;
  children: (answer: Answer) => ReactNode;
}

/** A page of figures for a number of days. */
export function FigurePage<Answer>({ title, call, failed, children }: FigurePageProps<Answer>) {
  const [days, choose] = useDays();
  const query = useAnswer<Answer>(`${call}?days=${days}`, failed);
  return (
    <>
      <PageHeading title={title} actions={<DaysChoice days={days} onChoose={choose} />} />
      <Answered query={query} failed={failed}>
        {children}
      </Answered>
    </>
  );
}
