import { ShowBase } from 'react-admin';
import type { WeightDisputeRecord } from '../providers/records.ts';
import { RecordPage } from '../ui/record/RecordPage.tsx';
import { ERRORS_IN_PLACE } from '../ui/record/errorsInPlace.ts';
import { WeightDisputePage } from './WeightDisputePage.tsx';
import { words } from '../words/en/weight-disputes.ts';

export function WeightDisputeShow() {
  return (
    <ShowBase<WeightDisputeRecord>
      queryOptions={ERRORS_IN_PLACE}
      render={({ record, error, refetch }) => (
        <RecordPage
          back={{ to: '/weight-disputes', word: words.weightDisputes }}
          record={record}
          error={error}
          refetch={refetch}
        >
          {(dispute) => <WeightDisputePage dispute={dispute} />}
        </RecordPage>
      )}
    />
  );
}
