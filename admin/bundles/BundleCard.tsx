import { Box, Typography } from '@mui/material';
import type { BundleRecord } from '../providers/records.ts';
import { CardLink } from '../ui/list/CardLink.tsx';
import { StatusChip } from '../ui/StatusChip.tsx';
import { daysOf, offerOf, piecesOf } from './bundleValues.ts';
import { statusOf } from './bundleStatus.ts';

export function BundleCard({ row }: { row: BundleRecord }) {
  return (
    <CardLink to={`/bundles/${row.id}`}>
      <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr) auto', gap: '2px 12px' }}>
        <Typography sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>{row.name}</Typography>
        <StatusChip {...statusOf(row)} />
        <Typography variant="body2">{offerOf(row)}</Typography>
        <Typography variant="body2" sx={{ color: 'text.secondary', gridColumn: '1 / -1' }}>
          {piecesOf(row)} · {daysOf(row)}
        </Typography>
      </Box>
    </CardLink>
  );
}
