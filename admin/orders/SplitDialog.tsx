import { useState } from 'react';
import type { OrderItemRecord } from '../providers/records.ts';
import { useSend } from '../providers/useSend.ts';
import { FormDialog } from '../ui/dialog/FormDialog.tsx';
import type { Part } from './confirmOrders.ts';
import { splitConsignment } from './parcelCalls.ts';
import { allPieces, countOf, PieceChoice, piecesToSend } from './PieceChoice.tsx';
import type { Pieces } from './PieceChoice.tsx';

interface SplitDialogProps {
  part: Part;
  items: OrderItemRecord[];
  onClose: () => void;
}

/** Chooses the items of a parcel that is sent before the rest. */
export function SplitDialog({ part, items, onClose }: SplitDialogProps) {
  const [pieces, setPieces] = useState<Pieces>(new Map());
  const count = countOf(pieces);
  const splitting = useSend({
    send: () => splitConsignment(part, piecesToSend(pieces)),
    done: (text) => text,
    onDone: onClose,
  });
  return (
    <FormDialog
      title="Send some items first"
      text="They get a parcel and an invoice of their own. The rest waits."
      sending={splitting}
      onSubmit={splitting.send}
      onClose={onClose}
      submitLabel={count > 0 ? `Send ${count} first` : 'Send first'}
      closeLabel="Send all together"
      disabledReason={
        (count === 0 && 'Please choose what is sent first.') ||
        (count === countOf(allPieces(items)) && 'Please leave something for the second parcel.')
      }
    >
      <PieceChoice items={items} pieces={pieces} onChange={setPieces} />
    </FormDialog>
  );
}
