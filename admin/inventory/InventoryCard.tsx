import { Box, Typography } from '@mui/material';
import { entrance } from '../providers/entrance.ts';
import type { StockRecord } from '../providers/records.ts';
import { StockLabel } from '../ui/StockLabel.tsx';
import { pieces } from '../ui/pieces.ts';
import { AdjustStockButton } from './AdjustStockButton.tsx';
import { StockName } from './StockName.tsx';
import { common } from '../words/en/common.ts';
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
        <strong>
          {pieces(row.availableQuantity)} {words.available}
        </strong>{' '}
        {common.of} {pieces(row.quantity)}
        <br />
        {pieces(row.reservedQuantity)} {words.reserved}
        {row.heldByHand > 0 && words.ofThemByHand(pieces(row.heldByHand))}
      </Typography>
      <Box sx={{ alignSelf: 'end' }}>
        <AdjustStockButton stock={row} />
      </Box>
    </Box>
  );
}
