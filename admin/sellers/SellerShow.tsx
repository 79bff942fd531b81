import { ShowBase } from 'react-admin';
import type { SellerRecord } from '../providers/records.ts';
import { RecordPage } from '../ui/record/RecordPage.tsx';
import { ERRORS_IN_PLACE } from '../ui/record/errorsInPlace.ts';
import { SellerPage } from './SellerPage.tsx';

export function SellerShow() {
  return (
    <ShowBase<SellerRecord>
      queryOptions={ERRORS_IN_PLACE}
      render={({ record, error, refetch }) => (
        <RecordPage back={{ to: '/sellers', word: 'Sellers' }} record={record} error={error} refetch={refetch}>
          {(seller) => <SellerPage seller={seller} />}
        </RecordPage>
      )}
    />
  );
}
