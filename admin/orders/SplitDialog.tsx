import { Button, Dialog, DialogActions, DialogContent, DialogContentText, DialogTitle } from '@mui/material';
import { useId, useState } from 'react';
import type { OrderItemRecord } from '../providers/records.ts';
import { allPieces, asWanted, countOf, PieceChoice } from './PieceChoice.tsx';
import type { Pieces } from './PieceChoice.tsx';

interface SplitDialogProps {
  items: OrderItemRecord[];
  onClose: () => void;
  onSplit: (wanted: ReturnType<typeof asWanted>) => void;
}

/** Chooses what goes in a parcel of its own, before the rest. */
export function SplitDialog({ items, onClose, onSplit }: SplitDialogProps) {
  const titleId = useId();
  const [pieces, setPieces] = useState<Pieces>(new Map());
  const count = countOf(pieces);
  const isPart = count > 0 && count < countOf(allPieces(items));
  return (
    <Dialog open onClose={onClose} maxWidth="xs" fullWidth aria-labelledby={titleId}>
      <DialogTitle id={titleId}>Send some items first</DialogTitle>
      <DialogContent>
        <DialogContentText variant="body2">
          They get a parcel and an invoice of their own. The rest waits.
        </DialogContentText>
        <PieceChoice items={items} pieces={pieces} onChange={setPieces} />
      </DialogContent>
      <DialogActions>
        <Button color="secondary" onClick={onClose}>
          Send all together
        </Button>
        <Button
          variant="contained"
          disabled={!isPart}
          onClick={() => {
            onClose();
            onSplit(asWanted(pieces));
          }}
        >
          {count > 0 ? `Send ${count} first` : 'Send first'}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
