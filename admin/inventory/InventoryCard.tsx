import { Box, Typography } from '@mui/material';
import { entrance } from '../providers/entrance.ts';
import type { StockRecord } from '../providers/records.ts';
import { StockLabel } from '../ui/StockLabel.tsx';
import { AdjustStockButton } from './AdjustStockButton.tsx';
import { StockName } from './StockName.tsx';

/** A SKU's stock in a narrow list. */
export function InventoryCard({ row }: { row: StockRecord }) {
  const places = [entrance.role === 'ROLE_ADMIN' && row.sellerName, row.location].filter(Boolean).join(' · ');
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr) auto', gap: '2px 12px', padding: '12px 14px' }}>
      <Box>
        <StockName stock={row} />
        <Typography variant="body2">{row.productName}</Typography>
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {places}
        </Typography>
        <Typography variant="body2">
          <strong>{row.availableQuantity} available</strong> of {row.quantity} · {row.reservedQuantity} reserved
          {row.heldByHand > 0 && `, ${row.heldByHand} of them by hand`}
        </Typography>
      </Box>
      <Box sx={{ display: 'grid', justifyItems: 'end', alignContent: 'space-between', gap: '8px' }}>
        <StockLabel label={row.stockLabel} />
        <AdjustStockButton stock={row} />
      </Box>
    </Box>
  );
}
