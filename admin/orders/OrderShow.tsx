import { ShowBase } from 'react-admin';
import type { OrderRecord } from '../providers/records.ts';
import { RecordPage } from '../ui/record/RecordPage.tsx';
import { ERRORS_IN_PLACE } from '../ui/record/errorsInPlace.ts';
import { OrderPage } from './OrderPage.tsx';

export function OrderShow() {
  return (
    <ShowBase<OrderRecord>
      queryOptions={ERRORS_IN_PLACE}
      render={({ record, error, refetch }) => (
        <RecordPage back={{ to: '/orders', word: 'Orders' }} record={record} error={error} refetch={refetch}>
          {(order) => <OrderPage order={order} />}
        </RecordPage>
      )}
    />
  );
}
