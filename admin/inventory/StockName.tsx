import { Box, Typography } from '@mui/material';
import type { StockRecord } from '../providers/records.ts';
import { RowLink } from '../ui/list/RowLink.tsx';
import { shared } from '../words/language.ts';

/** A SKU by its code, colour and size. */
export function StockName({ stock }: { stock: StockRecord }) {
  return (
    <Box sx={{ overflowWrap: 'anywhere' }}>
      <RowLink to={`/inventory/${stock.id}`}>{stock.skuCode}</RowLink>
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {[shared(stock.color), shared(stock.size)].filter(Boolean).join(' · ')}
      </Typography>
    </Box>
  );
}
