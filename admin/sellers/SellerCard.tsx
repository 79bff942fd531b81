import { Box, Typography } from '@mui/material';
import type { SellerRecord } from '../providers/records.ts';
import { StatusChip } from '../ui/StatusChip.tsx';
import { SellerButton } from './SellerButton.tsx';
import { SELLER_STATUS } from './sellerStatus.ts';

/** A seller in a narrow list. */
export function SellerCard({ row }: { row: SellerRecord }) {
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr) auto', gap: '2px 12px', padding: '12px 14px' }}>
      <Box>
        <Typography sx={{ fontWeight: 600 }}>{row.businessDetails.businessName}</Typography>
        <Typography variant="body2">
          {row.pickupAddress.city}, {row.pickupAddress.state}
        </Typography>
        <Typography variant="body2" sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>
          {row.email}
        </Typography>
      </Box>
      <Box sx={{ display: 'grid', justifyItems: 'end', alignContent: 'space-between', gap: '8px' }}>
        <StatusChip {...SELLER_STATUS[row.status]} />
        <SellerButton seller={row} />
      </Box>
    </Box>
  );
}
