import { Box, Typography } from '@mui/material';
import type { ProductRecord } from '../providers/records.ts';
import { StatusChip } from '../ui/StatusChip.tsx';
import { useAwaitsApproval } from '../business/useAwaitsApproval.ts';
import { draftReason, reasonHidden } from './productVisibility.ts';
import { common } from '../words/en/common.ts';

/** Whether shoppers see a product now, and why not. */
export function ProductVisibility({ product }: { product: ProductRecord }) {
  const awaitsApproval = useAwaitsApproval();
  const reason = awaitsApproval ? draftReason(product) : reasonHidden(product);
  if (!reason) return <StatusChip tone="good" word={common.shown} />;
  return (
    <Box sx={{ display: 'inline-flex', flexWrap: 'wrap', alignItems: 'center', gap: '2px 8px' }}>
      <StatusChip tone="over" word={awaitsApproval ? common.draft : common.hidden} />
      <Typography component="span" variant="caption" sx={{ color: 'text.secondary' }}>
        {reason}
      </Typography>
    </Box>
  );
}
