import { Box, Typography } from '@mui/material';
import { stockLabel } from '#contract/shop/policy.ts';
import type { SkuRecord } from '../providers/records.ts';
import { Amount } from '../ui/Amount.tsx';
import { CardLink } from '../ui/list/CardLink.tsx';
import { StockLabel } from '../ui/StockLabel.tsx';
import { Thumbnail } from '../ui/Thumbnail.tsx';
import { pieces } from '../ui/pieces.ts';
import { PlannedPriceNote } from './PlannedPriceNote.tsx';
import { SkuStatusChip } from './SkuStatusChip.tsx';
import { words } from '../words/en/skus.ts';
import { shared } from '../words/language.ts';

export function SkuCard({ row }: { row: SkuRecord }) {
  return (
    <CardLink to={`/skus/${row.id}`}>
      <Box sx={{ display: 'grid', gridTemplateColumns: '56px minmax(0, 1fr)', gap: '12px' }}>
        <Thumbnail url={row.imageUrl} size={56} />
        <Box sx={{ overflowWrap: 'anywhere' }}>
          <Typography sx={{ fontWeight: 600 }}>{row.name}</Typography>
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            {[row.code, shared(row.color), shared(row.size)].filter(Boolean).join(' · ')}
          </Typography>
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            <Box component="span" sx={{ color: 'text.primary' }}>
              <Amount rupees={row.sellingPrice} strong />
            </Box>
            {`${words.mrpAfterThePrice} `}
            <Amount rupees={row.mrpPrice} />
            {row.discountPercentage > 0 && words.percentOffAfterTheMrp(row.discountPercentage)}
          </Typography>
          <PlannedPriceNote planned={row.plannedPrice} />
          <Box sx={STANDING}>
            <SkuStatusChip status={row.status} />
            <StockLabel label={stockLabel(row.available)} />
            {words.piecesAvailable(pieces(row.available))}
          </Box>
        </Box>
      </Box>
    </CardLink>
  );
}

const STANDING = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '4px 8px',
  marginTop: '4px',
  fontSize: '0.875rem',
};
