import { ShowBase } from 'react-admin';
import type { QuestionRecord } from '../providers/records.ts';
import { RecordPage } from '../ui/record/RecordPage.tsx';
import { ERRORS_IN_PLACE } from '../ui/record/errorsInPlace.ts';
import { QuestionPage } from './QuestionPage.tsx';

export function QuestionShow() {
  return (
    <ShowBase<QuestionRecord>
      queryOptions={ERRORS_IN_PLACE}
      render={({ record, error, refetch }) => (
        <RecordPage back={{ to: '/questions', word: 'Questions' }} record={record} error={error} refetch={refetch}>
          {(question) => <QuestionPage question={question} />}
        </RecordPage>
      )}
    />
  );
}
