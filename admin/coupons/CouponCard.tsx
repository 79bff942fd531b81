import { Box, Typography } from '@mui/material';
import { formatCount } from '#contract/shop/money.ts';
import type { CouponRecord } from '../providers/records.ts';
import { CardLink } from '../ui/list/CardLink.tsx';
import { StatusChip } from '../ui/StatusChip.tsx';
import { CouponDays } from './CouponDays.tsx';
import { COUPON_STATUS, offerOf } from './couponLabels.ts';
import { words } from '../words/en/coupons.ts';

export function CouponCard({ row }: { row: CouponRecord }) {
  return (
    <CardLink to={`/coupons/${row.id}`}>
      <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr) auto', gap: '2px 12px' }}>
        <Typography sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>{row.code}</Typography>
        <StatusChip {...COUPON_STATUS[row.status]} />
        <Typography variant="body2">{offerOf(row)}</Typography>
        <Typography variant="body2" sx={{ color: 'text.secondary', gridColumn: '1 / -1' }}>
          <CouponDays coupon={row} /> · {words.usesOf(formatCount(row.usageCount), formatCount(row.maxUses))}
        </Typography>
      </Box>
    </CardLink>
  );
}
