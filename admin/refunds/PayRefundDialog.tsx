import { Button, Dialog, DialogActions, DialogContent, DialogTitle, TextField, Typography } from '@mui/material';
import { useEffect, useId, useState } from 'react';
import { useNotify, useRefresh } from 'react-admin';
import type * as z from 'zod/mini';
import type { OpenDestination } from '#contract/calls/returns.ts';
import { call, messageOf } from '../providers/call.ts';
import { callOnce } from '../providers/call-once.ts';
import type { RefundRecord } from '../providers/records.ts';
import { Facts } from '../ui/record/Facts.tsx';
import { rupees } from '../ui/rupees.ts';

type Destination = z.input<typeof OpenDestination>;

/** Shows where a refund is to be paid to, in full, and takes what the bank calls the transfer. */
export function PayRefundDialog({ refund, onClose }: { refund: RefundRecord; onClose: () => void }) {
  const titleId = useId();
  const notify = useNotify();
  const refresh = useRefresh();
  const [destination, setDestination] = useState<Destination>();
  const [fault, setFault] = useState<string>();
  const [paidReference, setReference] = useState('');
  const [reason, setReason] = useState(refund.reason);
  const [isBusy, setBusy] = useState(false);

  useEffect(() => {
    if (refund.way === null) return undefined;
    let isWanted = true;
    call(`/api/admin/refunds/${refund.id}/destination`).then(
      ({ json }) => isWanted && setDestination(json as Destination),
      (error: unknown) => isWanted && setFault(messageOf(error)),
    );
    return () => {
      isWanted = false;
    };
  }, [refund.id, refund.way]);

  async function pay(): Promise<void> {
    setBusy(true);
    try {
      const body = JSON.stringify({ paidReference: paidReference.trim(), reason: reason.trim() });
      await callOnce(`/api/admin/refunds/${refund.id}`, { method: 'PUT', body });
      notify(`${rupees(refund.amount)} is noted as paid.`, { type: 'success' });
      onClose();
      refresh();
    } catch (error) {
      setFault(messageOf(error));
      setBusy(false);
    }
  }

  return (
    <Dialog open onClose={onClose} maxWidth="xs" fullWidth aria-labelledby={titleId}>
      <DialogTitle id={titleId}>Pay {rupees(refund.amount)}</DialogTitle>
      <DialogContent>
        {destination && (
          <Facts
            facts={[
              ['UPI ID', destination.upiId],
              ['Name', destination.name],
              ['Account', destination.accountNumber],
              ['IFSC', destination.ifsc],
              ['Amount', rupees(refund.amount)],
              ['Remark', refund.returnReference ?? refund.orderId],
            ]}
          />
        )}
        <Typography variant="body2" sx={{ marginTop: 2 }}>
          {refund.way === null &&
            'The gateway cannot refund less than ₹1. Please ask the customer for an account: their number is on the order. '}
          Pay it from your bank, then note the transfer here. The shopper gets an email.
        </Typography>
        <TextField
          fullWidth
          margin="dense"
          label="Reference of the transfer (UTR)"
          value={paidReference}
          onChange={({ target }) => setReference(target.value)}
          slotProps={{ htmlInput: { maxLength: 60 } }}
        />
        <TextField
          fullWidth
          margin="dense"
          label="Reason"
          value={reason}
          onChange={({ target }) => setReason(target.value)}
          slotProps={{ htmlInput: { maxLength: 200 } }}
        />
        {fault && (
          <Typography role="alert" color="error">
            {fault}
          </Typography>
        )}
      </DialogContent>
      <DialogActions>
        <Button color="secondary" onClick={onClose}>
          Not yet
        </Button>
        <Button
          variant="contained"
          disabled={isBusy || paidReference.trim() === '' || reason.trim() === ''}
          onClick={() => void pay()}
        >
          It is paid
        </Button>
      </DialogActions>
    </Dialog>
  );
}
