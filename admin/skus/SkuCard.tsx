import { Box, Typography } from '@mui/material';
import { stockLabel } from '#contract/shop/policy.ts';
import type { SkuRecord } from '../providers/records.ts';
import { Amount } from '../ui/Amount.tsx';
import { CardLink } from '../ui/CardLink.tsx';
import { StockLabel } from '../ui/StockLabel.tsx';
import { Thumbnail } from '../ui/Thumbnail.tsx';
import { SkuStatusChip } from './SkuStatusChip.tsx';

/** A SKU in a narrow list. */
export function SkuCard({ row }: { row: SkuRecord }) {
  return (
    <CardLink to={`/skus/${row.id}`}>
      <Box sx={{ display: 'grid', gridTemplateColumns: '56px minmax(0, 1fr) auto', gap: '12px' }}>
        <Thumbnail url={row.imageUrl} size={56} />
        <Box>
          <Typography sx={{ fontWeight: 600 }}>{row.name}</Typography>
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            {[row.code, row.color, row.size].filter(Boolean).join(' · ')}
          </Typography>
        </Box>
        <Box sx={{ textAlign: 'right' }}>
          <Amount rupees={row.sellingPrice} strong />
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            MRP <Amount rupees={row.mrpPrice} />
          </Typography>
          {row.discountPercentage > 0 && <Typography variant="caption">{row.discountPercentage}% off</Typography>}
        </Box>
      </Box>
      <Box
        sx={{
          display: 'flex',
          flexWrap: 'wrap',
          alignItems: 'center',
          gap: '4px 8px',
          marginTop: '4px',
          fontSize: '0.875rem',
        }}
      >
        <SkuStatusChip status={row.status} />
        <StockLabel label={stockLabel(row.available)} />
        {row.available} available
      </Box>
    </CardLink>
  );
}
