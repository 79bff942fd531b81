import { EditBase } from 'react-admin';
import type { TaxRateRecord } from '../providers/records.ts';
import { RecordPage } from '../ui/record/RecordPage.tsx';
import { ERRORS_IN_PLACE } from '../ui/record/errorsInPlace.ts';
import { TaxRatePage } from './TaxRatePage.tsx';

export function TaxRateEdit() {
  return (
    <EditBase<TaxRateRecord>
      mutationMode="pessimistic"
      queryOptions={ERRORS_IN_PLACE}
      render={({ record, error, refetch }) => (
        <RecordPage back={{ to: '/tax', word: 'Tax rates' }} record={record} error={error} refetch={refetch}>
          {(rate) => <TaxRatePage key={rate.version} rate={rate} refetch={refetch} />}
        </RecordPage>
      )}
    />
  );
}
