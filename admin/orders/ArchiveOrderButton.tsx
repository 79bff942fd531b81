import { Button, Dialog, DialogActions, DialogContent, DialogContentText, DialogTitle } from '@mui/material';
import { useId, useState } from 'react';
import { useCanAccess, useNotify, useRedirect } from 'react-admin';
import { isLongFinished } from '#contract/states/order.ts';
import { callOnce } from '../providers/call-once.ts';
import { messageOf } from '../providers/call.ts';
import { entrance } from '../providers/entrance.ts';
import type { OrderRecord } from '../providers/records.ts';

/** Takes an order that is over off the seller's list. It does not come back, so it is asked for once more. */
export function ArchiveOrderButton({ order }: { order: OrderRecord }) {
  const titleId = useId();
  const notify = useNotify();
  const redirect = useRedirect();
  const { canAccess: mayMove } = useCanAccess({ resource: 'orders', action: 'change' });
  const [isOpen, setOpen] = useState(false);
  const [isBusy, setBusy] = useState(false);
  // Read once: an order does not grow old while it is looked at.
  const [now] = useState(Date.now);
  const isOver = order.consignments.every(({ orderStatus, deliveredAt }) =>
    isLongFinished({ orderStatus, deliveredAt: deliveredAt === null ? null : Date.parse(deliveredAt) }, now),
  );
  if (entrance.role !== 'ROLE_SELLER' || !mayMove || !isOver) return null;

  async function archive() {
    setBusy(true);
    try {
      await callOnce(`/seller/orders/${order.id}/delete`, { method: 'DELETE' });
      notify(`${order.orderId} is off your list.`, { type: 'success' });
      redirect('list', 'orders');
    } catch (error) {
      notify(messageOf(error), { type: 'error' });
      setBusy(false);
      setOpen(false);
    }
  }

  return (
    <>
      <Button variant="outlined" color="secondary" onClick={() => setOpen(true)}>
        Take off the list
      </Button>
      <Dialog open={isOpen} onClose={() => setOpen(false)} maxWidth="xs" aria-labelledby={titleId}>
        <DialogTitle id={titleId}>Take {order.orderId} off the list?</DialogTitle>
        <DialogContent>
          <DialogContentText variant="body2">
            You no longer see it among your orders. Its invoice and its amounts stay on record.
          </DialogContentText>
        </DialogContent>
        <DialogActions>
          <Button color="secondary" onClick={() => setOpen(false)} autoFocus>
            Keep it
          </Button>
          <Button variant="contained" disabled={isBusy} onClick={() => void archive()}>
            Take it off
          </Button>
        </DialogActions>
      </Dialog>
    </>
  );
}
