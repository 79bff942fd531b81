import { Box, Typography } from '@mui/material';
import { entrance } from '../providers/entrance.ts';
import type { StockRecord } from '../providers/records.ts';
import { StockLabel } from '../ui/StockLabel.tsx';
import { pieces } from '../ui/pieces.ts';
import { AdjustStockButton } from './AdjustStockButton.tsx';
import { StockName } from './StockName.tsx';
import { words } from '../words/en/inventory.ts';

export function InventoryCard({ row }: { row: StockRecord }) {
  const places = [entrance.role === 'ROLE_ADMIN' && row.sellerName, row.location].filter(Boolean).join(' · ');
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr) auto', gap: '2px 12px', padding: '12px 14px' }}>
      <StockName stock={row} />
      <Box>
        <StockLabel label={row.stockLabel} />
      </Box>
      <Box sx={{ gridColumn: '1 / -1' }}>
        <Typography variant="body2">{row.productName}</Typography>
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {places}
        </Typography>
      </Box>
      <Typography variant="body2" sx={{ alignSelf: 'center' }}>
        {words.availableBefore}
        <strong>{words.piecesAvailable(pieces(row.availableQuantity))}</strong>{' '}
        {words.availableOfAll(pieces(row.quantity))}
        <br />
        {row.heldByHand > 0
          ? words.piecesReservedSomeByHand(pieces(row.reservedQuantity), pieces(row.heldByHand))
          : words.piecesReserved(pieces(row.reservedQuantity))}
      </Typography>
      <Box sx={{ alignSelf: 'end' }}>
        <AdjustStockButton stock={row} />
      </Box>
    </Box>
  );
}
