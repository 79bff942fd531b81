import { Typography } from '@mui/material';
import type { StockUpdateType } from '#contract/calls/inventory.ts';
import type { StockRecord } from '../providers/records.ts';
import { stockAfter } from './stockUpdates.ts';
import { words } from '../words/en/inventory.ts';

interface StockPreviewProps {
  stock: StockRecord;
  type: StockUpdateType;
  pieces: number;
}

/** The present figures, and those after the change. */
export function StockPreview({ stock, type, pieces }: StockPreviewProps) {
  const after = stockAfter(stock, type, pieces);
  const step = (now: number, then: number) => (then === now ? String(now) : `${now} → ${then}`);
  return (
    <Typography variant="body2" role="status">
      {words.availableAndTotal(step(stock.availableQuantity, after.available), step(stock.quantity, after.total))}
      {stock.heldByHand > 0 && words.heldByHand(stock.heldByHand)}
    </Typography>
  );
}
