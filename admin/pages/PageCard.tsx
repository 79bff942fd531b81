import { Box, Typography } from '@mui/material';
import type { ListedPageRecord } from '../providers/records.ts';
import { CardLink } from '../ui/list/CardLink.tsx';
import { StatusChip } from '../ui/StatusChip.tsx';
import { RemovePageButton } from './RemovePageButton.tsx';
import { addressOf, statusOf } from './pageLabels.ts';

export function PageCard({ row }: { row: ListedPageRecord }) {
  return (
    <>
      <CardLink to={`/pages/edit/${row.id}`}>
        <Typography sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>{row.title}</Typography>
        <Typography variant="body2" sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>
          {addressOf(row)}
        </Typography>
      </CardLink>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: '8px', padding: '0 14px 10px' }}>
        <StatusChip {...statusOf(row)} />
        <Box sx={{ marginLeft: 'auto' }}>
          <RemovePageButton page={row} />
        </Box>
      </Box>
    </>
  );
}
