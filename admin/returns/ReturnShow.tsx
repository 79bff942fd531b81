import { ShowBase } from 'react-admin';
import type { ReturnRecord } from '../providers/records.ts';
import { RecordPage } from '../ui/record/RecordPage.tsx';
import { ERRORS_IN_PLACE } from '../ui/record/errorsInPlace.ts';
import { ReturnPage } from './ReturnPage.tsx';

export function ReturnShow() {
  return (
    <ShowBase<ReturnRecord>
      queryOptions={ERRORS_IN_PLACE}
      render={({ record, error, refetch }) => (
        <RecordPage back={{ to: '/returns', word: 'Returns' }} record={record} error={error} refetch={refetch}>
          {(back) => <ReturnPage back={back} />}
        </RecordPage>
      )}
    />
  );
}
