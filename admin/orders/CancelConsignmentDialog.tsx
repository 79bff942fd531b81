import { DialogContentText, MenuItem, TextField } from '@mui/material';
import { useState } from 'react';
import type { ConsignmentRecord, OrderRecord } from '../providers/records.ts';
import { FormDialog } from '../ui/dialog/FormDialog.tsx';
import { itemsOf } from './itemsOf.ts';
import { allPieces, countOf, PieceChoice, piecesToSend } from './PieceChoice.tsx';
import { useMoveConsignment } from './useMoveConsignment.ts';

interface CancelConsignmentDialogProps {
  order: OrderRecord;
  consignment: ConsignmentRecord;
  onClose: () => void;
}

const REASONS = ['Out of stock', 'Damaged', 'The shopper asked for it', 'The address cannot be reached'];

/** Cancels items, which cannot be undone: asks which pieces and why, and names the consequences. */
export function CancelConsignmentDialog({ order, consignment, onClose }: CancelConsignmentDialogProps) {
  const items = itemsOf(order, consignment);
  const [pieces, setPieces] = useState(allPieces(items));
  const [reason, setReason] = useState(REASONS[0]!);
  const count = countOf(pieces);
  const isAll = count === countOf(allPieces(items));
  const isPaid = order.paymentMethod === 'PREPAID';
  const moving = useMoveConsignment(order, consignment, { onDone: onClose });
  return (
    <FormDialog
      title={`Cancel items of ${order.orderId}`}
      sending={moving}
      onSubmit={() =>
        moving.send({ to: 'CANCELLED', cancel: { reason, ...(isAll ? {} : { items: piecesToSend(pieces) }) } })
      }
      onClose={onClose}
      submitLabel={isAll ? 'Cancel all' : `Cancel ${count}`}
      closeLabel="Keep them"
      color="error"
      disabledReason={count === 0 && 'Please choose what is cancelled.'}
      focusesClose
    >
      <PieceChoice items={items} pieces={pieces} onChange={setPieces} />
      <TextField select fullWidth label="Reason" value={reason} onChange={({ target }) => setReason(target.value)}>
        {REASONS.map((one) => (
          <MenuItem key={one} value={one}>
            {one}
          </MenuItem>
        ))}
      </TextField>
      <DialogContentText variant="body2">
        They are cancelled for good and go back into stock.
        {isPaid ? ' What was paid for them is refunded to the shopper.' : ' Nothing is collected for them on delivery.'}
        {consignment.shipment && !isPaid && !consignment.shipment.isByHand && !isAll
          ? ' The parcel that is booked would collect too much: it is cancelled, and you book the rest again.'
          : ''}
      </DialogContentText>
    </FormDialog>
  );
}
