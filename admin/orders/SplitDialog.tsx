import { useState } from 'react';
import type { OrderItemRecord } from '../providers/records.ts';
import { useSend } from '../providers/useSend.ts';
import { FormDialog } from '../ui/dialog/FormDialog.tsx';
import type { Part } from './confirmOrders.ts';
import { splitConsignment } from './parcelCalls.ts';
import { allPieces, countOf, PieceChoice, piecesToSend } from './PieceChoice.tsx';
import type { Pieces } from './PieceChoice.tsx';
import { words } from '../words/en/orders.ts';

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
      title={words.sendSomeItemsFirst}
      text={words.theyGetAParcelAnd}
      sending={splitting}
      onSubmit={splitting.send}
      onClose={onClose}
      submitLabel={count > 0 ? words.sendCountFirst(count) : words.sendFirst}
      closeLabel={words.sendAllTogether}
      disabledReason={
        (count === 0 && words.pleaseChooseWhatIsSent) ||
        (count === countOf(allPieces(items)) && words.pleaseLeaveSomethingForThe)
      }
    >
      <PieceChoice items={items} pieces={pieces} onChange={setPieces} />
    </FormDialog>
  );
}
