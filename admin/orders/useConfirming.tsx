import { Button, Dialog, DialogActions, DialogContent, DialogTitle, Typography } from '@mui/material';
import { useId, useState } from 'react';
import type { ReactNode } from 'react';
import { useNotify } from 'react-admin';
import type { Confirmed } from './confirmOrders.ts';

/**
 * Runs what confirms several orders, and tells how it went: in short where all are confirmed, else which are not and why.
 * @param onOver what follows once that is read
 * @returns `outcome` is to be drawn until then
 */
export function useConfirming(onOver: () => void): {
  isConfirming: boolean;
  confirm: (work: () => Promise<Confirmed>) => Promise<void>;
  outcome: ReactNode;
} {
  const notify = useNotify();
  const titleId = useId();
  const [isConfirming, setConfirming] = useState(false);
  const [told, setTold] = useState<Confirmed>();

  async function confirm(work: () => Promise<Confirmed>): Promise<void> {
    setConfirming(true);
    try {
      const confirmed = await work();
      if (confirmed.faults.length > 0) setTold(confirmed);
      else {
        notify(`${inWords(confirmed.done)} confirmed.`, { type: 'success' });
        onOver();
      }
    } finally {
      setConfirming(false);
    }
  }

  const close = () => {
    setTold(undefined);
    onOver();
  };
  const outcome = told && (
    <Dialog open onClose={close} maxWidth="xs" fullWidth aria-labelledby={titleId}>
      <DialogTitle id={titleId}>
        {inWords(told.done)} confirmed, {told.faults.length} not
      </DialogTitle>
      <DialogContent>
        {told.faults.map(({ orderId, why }) => (
          <Typography key={orderId} sx={{ marginBottom: 1 }}>
            <strong>{orderId}</strong>: {why}
          </Typography>
        ))}
      </DialogContent>
      <DialogActions>
        <Button variant="contained" onClick={close} autoFocus>
          Close
        </Button>
      </DialogActions>
    </Dialog>
  );
  return { isConfirming, confirm, outcome };
}

const inWords = (orders: number) => (orders === 1 ? '1 order is' : `${orders} orders are`);
