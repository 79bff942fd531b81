import { DialogContentText, MenuItem, TextField } from '@mui/material';
import { useState } from 'react';
import type { ConsignmentRecord, OrderRecord } from '../providers/records.ts';
import { FormDialog } from '../ui/dialog/FormDialog.tsx';
import { itemsOf } from './itemsOf.ts';
import { allPieces, countOf, PieceChoice, piecesToSend } from './PieceChoice.tsx';
import { useMoveConsignment } from './useMoveConsignment.ts';
import { common } from '../words/en/common.ts';
import { words } from '../words/en/orders.ts';

interface CancelConsignmentDialogProps {
  order: OrderRecord;
  consignment: ConsignmentRecord;
  onClose: () => void;
}

/** What is stored does not depend on the language of who cancels. */
const REASONS: readonly { reason: string; word: string }[] = [
  { reason: 'Out of stock', word: words.outOfStock },
  { reason: 'Damaged', word: words.damaged },
  { reason: 'The shopper asked for it', word: words.theShopperAskedForIt },
  { reason: 'The address cannot be reached', word: words.theAddressCannotBeReached },
];

/** Cancels items, which cannot be undone: asks which pieces and why, and names the consequences. */
export function CancelConsignmentDialog({ order, consignment, onClose }: CancelConsignmentDialogProps) {
  const items = itemsOf(order, consignment);
  const [pieces, setPieces] = useState(allPieces(items));
  const [reason, setReason] = useState(REASONS[0]!.reason);
  const count = countOf(pieces);
  const isAll = count === countOf(allPieces(items));
  const isPaid = order.paymentMethod === 'PREPAID';
  const moving = useMoveConsignment(order, consignment, { onDone: onClose });
  return (
    <FormDialog
      title={words.cancelItemsOf(order.orderId)}
      sending={moving}
      onSubmit={() =>
        moving.send({ to: 'CANCELLED', cancel: { reason, ...(isAll ? {} : { items: piecesToSend(pieces) }) } })
      }
      onClose={onClose}
      submitLabel={isAll ? words.cancelAll : words.cancelCount(count)}
      closeLabel={words.keepThem}
      color="error"
      disabledReason={count === 0 && words.pleaseChooseWhatIsCancelled}
      focusesClose
    >
      <PieceChoice items={items} pieces={pieces} onChange={setPieces} />
      <TextField
        select
        fullWidth
        label={common.reason}
        value={reason}
        onChange={({ target }) => setReason(target.value)}
      >
        {REASONS.map((one) => (
          <MenuItem key={one.reason} value={one.reason}>
            {one.word}
          </MenuItem>
        ))}
      </TextField>
      <DialogContentText variant="body2">
        {words.theyAreCancelledForGood}
        {isPaid ? ` ${words.whatWasPaidForThem}` : ` ${words.nothingIsCollectedForThem}`}
        {consignment.shipment && !isPaid && !consignment.shipment.isByHand && !isAll
          ? ` ${words.theParcelThatIsBooked}`
          : ''}
      </DialogContentText>
    </FormDialog>
  );
}
