import { EditBase } from 'react-admin';
import type { CouponRecord } from '../providers/records.ts';
import { RecordPage } from '../ui/record/RecordPage.tsx';
import { ERRORS_IN_PLACE } from '../ui/record/errorsInPlace.ts';
import { CouponPage } from './CouponPage.tsx';

export function CouponEdit() {
  return (
    <EditBase<CouponRecord>
      mutationMode="pessimistic"
      queryOptions={ERRORS_IN_PLACE}
      render={({ record, error, refetch }) => (
        <RecordPage back={{ to: '/coupons', word: 'Coupons' }} record={record} error={error} refetch={refetch}>
          {(coupon) => <CouponPage key={coupon.version} coupon={coupon} refetch={refetch} />}
        </RecordPage>
      )}
    />
  );
}
