import { Button, Typography } from '@mui/material';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { useNotify } from 'react-admin';
import { TitledDialog } from '../ui/dialog/TitledDialog.tsx';
import type { Confirmed } from './confirmOrders.ts';
import { common } from '../words/en/common.ts';
import { words } from '../words/en/orders.ts';

/**
 * Confirms several orders. A notification says that all are confirmed; otherwise a dialog lists the failures with their reasons.
 * @param onOver called once the result was read
 * @returns `outcome` is the dialog with the result, to be rendered
 */
export function useConfirming(onOver: () => void): {
  isConfirming: boolean;
  confirm: (work: () => Promise<Confirmed>) => Promise<void>;
  outcome: ReactNode;
} {
  const notify = useNotify();
  const [isConfirming, setConfirming] = useState(false);
  const [result, setResult] = useState<Confirmed>();

  async function confirm(work: () => Promise<Confirmed>): Promise<void> {
    setConfirming(true);
    try {
      const confirmed = await work();
      if (confirmed.errors.length > 0) setResult(confirmed);
      else {
        notify(words.ordersAreConfirmed(confirmed.done), { type: 'success' });
        onOver();
      }
    } finally {
      setConfirming(false);
    }
  }

  const close = () => {
    setResult(undefined);
    onOver();
  };
  const outcome = result && (
    <TitledDialog
      title={words.someAreNotConfirmed(result.done, result.errors.length)}
      onClose={close}
      actions={
        <Button variant="contained" onClick={close} autoFocus>
          {common.close}
        </Button>
      }
    >
      {result.errors.map(({ orderId, why }) => (
        <Typography key={orderId}>
          <strong>{orderId}</strong>: {why}
        </Typography>
      ))}
    </TitledDialog>
  );
  return { isConfirming, confirm, outcome };
}
