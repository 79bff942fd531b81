import { Button } from '@mui/material';
import { useCanAccess, useListContext } from 'react-admin';
import type { OrderRecord } from '../providers/records.ts';
import { BookParcelsButton } from './booking/BookParcelsButton.tsx';
import { confirmOrders, partsOf } from './confirmOrders.ts';
import { LabelsButton } from './LabelsButton.tsx';
import { ManifestButton } from './ManifestButton.tsx';
import { PackingButton } from './PackingButton.tsx';
import { useConfirming } from './useConfirming.tsx';
import { words } from '../words/en/orders.ts';

/** The bulk actions of the order list. */
export function OrderBulkActions() {
  const { canAccess } = useCanAccess({ resource: 'orders', action: 'change' });
  const { data = [], selectedIds, onUnselectItems, refetch } = useListContext<OrderRecord>();
  const { isConfirming, confirm, outcome } = useConfirming(onUnselectItems);
  const chosen = data.filter(({ id }) => selectedIds.includes(id));
  const here = [...partsOf(chosen, 'PLACED'), ...partsOf(chosen, 'CONFIRMED')].filter(
    ({ order }) => order.confirmUntil === null,
  );

  async function confirmChosen() {
    await confirm(() => confirmOrders(chosen));
    await refetch();
  }

  return (
    <>
      {canAccess && (
        <Button variant="contained" disabled={isConfirming || chosen.length === 0} onClick={() => void confirmChosen()}>
          {isConfirming ? words.confirming : words.confirm}
        </Button>
      )}
      {canAccess && (
        <>
          <BookParcelsButton parts={here} among={partsOf(data, 'CONFIRMED')} />
          <PackingButton parts={here} withLabels />
          <LabelsButton parts={here} />
        </>
      )}
      <ManifestButton parts={here} />
      {outcome}
    </>
  );
}
