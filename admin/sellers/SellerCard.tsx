import { Box, Typography } from '@mui/material';
import type { SellerRecord } from '../providers/records.ts';
import { CardLink } from '../ui/list/CardLink.tsx';
import { StatusChip } from '../ui/StatusChip.tsx';
import { SELLER_STATUS } from './sellerStatus.ts';

export function SellerCard({ row }: { row: SellerRecord }) {
  return (
    <CardLink to={`/sellers/${row.id}/show`}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', gap: '4px 12px' }}>
        <Typography sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>{row.businessDetails.businessName}</Typography>
        <StatusChip {...SELLER_STATUS[row.status]} />
      </Box>
      <Typography variant="body2">
        {row.pickupAddress.city}, {row.pickupAddress.state}
      </Typography>
      <Typography variant="body2" sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>
        {row.email}
      </Typography>
    </CardLink>
  );
}
