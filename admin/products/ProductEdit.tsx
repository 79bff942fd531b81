import { EditBase } from 'react-admin';
import type { EditedProductRecord } from '../providers/records.ts';
import { RecordPage } from '../ui/record/RecordPage.tsx';
import { ERRORS_IN_PLACE } from '../ui/record/errorsInPlace.ts';
import { ProductPage } from './ProductPage.tsx';
import { common } from '../words/en/common.ts';

export function ProductEdit() {
  return (
    <EditBase<EditedProductRecord>
      mutationMode="pessimistic"
      queryOptions={ERRORS_IN_PLACE}
      render={({ record, error, refetch }) => (
        <RecordPage
          back={{ to: '/products', word: common.products }}
          // A row of the list is in the cache before the full record, and lacks `missing`.
          record={record?.missing === undefined ? undefined : record}
          error={error}
          refetch={refetch}
        >
          {(product) => <ProductPage key={product.version} product={product} refetch={refetch} />}
        </RecordPage>
      )}
    />
  );
}
