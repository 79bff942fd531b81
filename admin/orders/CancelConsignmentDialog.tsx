import { Button, Dialog, DialogActions, DialogContent, DialogContentText, DialogTitle } from '@mui/material';
import { useId } from 'react';
import type { ConsignmentRecord, OrderRecord } from '../providers/records.ts';

interface CancelConsignmentDialogProps {
  order: OrderRecord;
  consignment: ConsignmentRecord;
  isOpen: boolean;
  onClose: () => void;
  onConfirm: () => void;
}

/** Cancelling is the one move that cannot be taken back, so it is asked for once more. */
export function CancelConsignmentDialog({
  order,
  consignment,
  isOpen,
  onClose,
  onConfirm,
}: CancelConsignmentDialogProps) {
  const titleId = useId();
  return (
    <Dialog open={isOpen} onClose={onClose} maxWidth="xs" aria-labelledby={titleId}>
      <DialogTitle id={titleId}>Cancel this order?</DialogTitle>
      <DialogContent>
        <DialogContentText variant="body2">
          The part of {consignment.sellerName} in {order.orderId} is cancelled for good, and its pieces go back into the
          stock.
        </DialogContentText>
      </DialogContent>
      <DialogActions>
        <Button color="secondary" onClick={onClose} autoFocus>
          Keep it
        </Button>
        <Button
          variant="contained"
          color="error"
          onClick={() => {
            onClose();
            onConfirm();
          }}
        >
          Cancel the order
        </Button>
      </DialogActions>
    </Dialog>
  );
}
