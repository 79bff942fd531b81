import {
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogContentText,
  DialogTitle,
  MenuItem,
  TextField,
} from '@mui/material';
import { useId, useState } from 'react';
import type { ConsignmentRecord, OrderRecord } from '../providers/records.ts';
import { itemsOf } from './itemsOf.ts';
import { allPieces, asWanted, countOf, PieceChoice } from './PieceChoice.tsx';
import type { ConsignmentCancel } from './useMoveConsignment.ts';

interface CancelConsignmentDialogProps {
  order: OrderRecord;
  consignment: ConsignmentRecord;
  onClose: () => void;
  onConfirm: (cancel: ConsignmentCancel) => void;
}

const REASONS = ['Out of stock', 'Damaged', 'The shopper asked for it', 'The address cannot be reached'];

/** Cancelling is the one move that cannot be taken back, so it says what follows and asks which pieces, and why. */
export function CancelConsignmentDialog({ order, consignment, onClose, onConfirm }: CancelConsignmentDialogProps) {
  const titleId = useId();
  const items = itemsOf(order, consignment);
  const [pieces, setPieces] = useState(allPieces(items));
  const [reason, setReason] = useState(REASONS[0]!);
  const count = countOf(pieces);
  const isAll = count === countOf(allPieces(items));
  const isPaid = order.paymentMethod === 'PREPAID';
  return (
    <Dialog open onClose={onClose} maxWidth="xs" fullWidth aria-labelledby={titleId}>
      <DialogTitle id={titleId}>Cancel items of {order.orderId}</DialogTitle>
      <DialogContent>
        <PieceChoice items={items} pieces={pieces} onChange={setPieces} />
        <TextField
          select
          fullWidth
          margin="normal"
          label="Reason"
          value={reason}
          onChange={({ target }) => setReason(target.value)}
        >
          {REASONS.map((one) => (
            <MenuItem key={one} value={one}>
              {one}
            </MenuItem>
          ))}
        </TextField>
        <DialogContentText variant="body2">
          They are cancelled for good and go back into stock.
          {isPaid
            ? ' What was paid for them is refunded to the shopper.'
            : ' Nothing is collected for them on delivery.'}
          {consignment.shipment && !isPaid && !consignment.shipment.isByHand && !isAll
            ? ' The parcel that is booked would collect too much: it is cancelled, and you book the rest again.'
            : ''}
        </DialogContentText>
      </DialogContent>
      <DialogActions>
        <Button color="secondary" onClick={onClose} autoFocus>
          Keep them
        </Button>
        <Button
          variant="contained"
          color="error"
          disabled={count === 0}
          onClick={() => {
            onClose();
            onConfirm({ reason, ...(isAll ? {} : { items: asWanted(pieces) }) });
          }}
        >
          {isAll ? 'Cancel all' : `Cancel ${count}`}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
