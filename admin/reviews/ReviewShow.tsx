import { ShowBase } from 'react-admin';
import type { ReviewRecord } from '../providers/records.ts';
import { RecordPage } from '../ui/record/RecordPage.tsx';
import { ERRORS_IN_PLACE } from '../ui/record/errorsInPlace.ts';
import { ReviewPage } from './ReviewPage.tsx';

export function ReviewShow() {
  return (
    <ShowBase<ReviewRecord>
      queryOptions={ERRORS_IN_PLACE}
      render={({ record, error, refetch }) => (
        <RecordPage back={{ to: '/reviews', word: 'Reviews' }} record={record} error={error} refetch={refetch}>
          {(review) => <ReviewPage review={review} />}
        </RecordPage>
      )}
    />
  );
}
