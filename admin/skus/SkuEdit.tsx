import { EditBase } from 'react-admin';
import type { SkuRecord } from '../providers/records.ts';
import { RecordPage } from '../ui/record/RecordPage.tsx';
import { ERRORS_IN_PLACE } from '../ui/record/errorsInPlace.ts';
import { SkuPage } from './SkuPage.tsx';

export function SkuEdit() {
  return (
    <EditBase<SkuRecord>
      mutationMode="pessimistic"
      queryOptions={ERRORS_IN_PLACE}
      render={({ record, error, refetch }) => (
        <RecordPage back={{ to: '/skus', word: 'SKUs' }} record={record} error={error} refetch={refetch}>
          {(sku) => <SkuPage key={sku.version} sku={sku} refetch={refetch} />}
        </RecordPage>
      )}
    />
  );
}
