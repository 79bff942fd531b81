import { ShowBase } from 'react-admin';
import type { CustomerPageRecord } from '../providers/records.ts';
import { RecordPage } from '../ui/record/RecordPage.tsx';
import { ERRORS_IN_PLACE } from '../ui/record/errorsInPlace.ts';
import { CustomerPage } from './CustomerPage.tsx';
import { words } from '../words/en/customers.ts';

export function CustomerShow() {
  return (
    <ShowBase<CustomerPageRecord>
      queryOptions={ERRORS_IN_PLACE}
      render={({ record, error, refetch }) => (
        <RecordPage
          back={{ to: '/customers', word: words.customers }}
          // A row of the list is in the cache before the full record, and has no orders.
          record={record?.orders === undefined ? undefined : record}
          error={error}
          refetch={refetch}
        >
          {(customer) => <CustomerPage customer={customer} />}
        </RecordPage>
      )}
    />
  );
}
