import { Button } from '@mui/material';
import { useState } from 'react';
import { useCanAccess, useRedirect } from 'react-admin';
import { isLongFinished } from '#contract/states/order.ts';
import { callOnce } from '../providers/call-once.ts';
import { entrance } from '../providers/entrance.ts';
import type { OrderRecord } from '../providers/records.ts';
import { useSend } from '../providers/useSend.ts';
import { ConfirmDialog } from '../ui/dialog/ConfirmDialog.tsx';
import { words } from '../words/en/orders.ts';

/** Removes a finished order from the seller's list, after a confirmation: it cannot be brought back. */
export function ArchiveOrderButton({ order }: { order: OrderRecord }) {
  const redirect = useRedirect();
  const { canAccess: mayMove } = useCanAccess({ resource: 'orders', action: 'change' });
  const [isOpen, setOpen] = useState(false);
  // Read once, so that the button does not appear while the page is open.
  const [now] = useState(Date.now);
  const archiving = useSend({
    send: () => callOnce(`/seller/orders/${order.id}/delete`, { method: 'DELETE' }),
    done: () => words.isOffYourList(order.orderId),
    onDone: () => redirect('list', 'orders'),
    refreshes: false,
  });
  const isOver = order.consignments.every(({ orderStatus, deliveredAt }) =>
    isLongFinished({ orderStatus, deliveredAt: deliveredAt === null ? null : Date.parse(deliveredAt) }, now),
  );
  if (entrance.role !== 'ROLE_SELLER' || !mayMove || !isOver) return null;

  return (
    <>
      <Button variant="outlined" color="secondary" onClick={() => setOpen(true)}>
        {words.takeOffTheList}
      </Button>
      {isOpen && (
        <ConfirmDialog
          question={words.takeOrderOffTheList(order.orderId)}
          sending={archiving}
          confirmLabel={words.takeItOff}
          onConfirm={archiving.send}
          onClose={() => setOpen(false)}
          color="primary"
        >
          {words.youNoLongerSeeIt}
        </ConfirmDialog>
      )}
    </>
  );
}
