import { ShowBase } from 'react-admin';
import type { PayoutRecord } from '../providers/records.ts';
import { RecordPage } from '../ui/record/RecordPage.tsx';
import { ERRORS_IN_PLACE } from '../ui/record/errorsInPlace.ts';
import { PayoutPage } from './PayoutPage.tsx';

export function PayoutShow() {
  return (
    <ShowBase<PayoutRecord>
      queryOptions={ERRORS_IN_PLACE}
      render={({ record, error, refetch }) => (
        <RecordPage back={{ to: '/payouts', word: 'Payouts' }} record={record} error={error} refetch={refetch}>
          {(payout) => <PayoutPage payout={payout} />}
        </RecordPage>
      )}
    />
  );
}
