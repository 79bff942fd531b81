import { EditBase } from 'react-admin';
import type { StockRecord } from '../providers/records.ts';
import { RecordPage } from '../ui/record/RecordPage.tsx';
import { ERRORS_IN_PLACE } from '../ui/record/errorsInPlace.ts';
import { StockPage } from './StockPage.tsx';

export function InventoryEdit() {
  return (
    <EditBase<StockRecord>
      mutationMode="pessimistic"
      queryOptions={ERRORS_IN_PLACE}
      render={({ record, error, refetch }) => (
        <RecordPage back={{ to: '/inventory', word: 'Inventory' }} record={record} error={error} refetch={refetch}>
          {/* Counters move without a new version. */}
          {(stock) => <StockPage key={`${stock.version} ${stock.lastUpdated}`} stock={stock} refetch={refetch} />}
        </RecordPage>
      )}
    />
  );
}
