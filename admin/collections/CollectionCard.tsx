import { Box, Typography } from '@mui/material';
import type { CollectionRecord } from '../providers/records.ts';
import { CardLink } from '../ui/list/CardLink.tsx';
import { StatusChip } from '../ui/StatusChip.tsx';
import { choiceOf, COLLECTION_STATUS, daysOf } from './collectionLabels.ts';

export function CollectionCard({ row }: { row: CollectionRecord }) {
  return (
    <CardLink to={`/collections/${row.id}`}>
      <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr) auto', gap: '2px 12px' }}>
        <Typography sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>{row.displayName}</Typography>
        <StatusChip {...COLLECTION_STATUS[row.status]} />
        <Typography variant="body2" sx={{ color: 'text.secondary', gridColumn: '1 / -1' }}>
          {row.theme} · {choiceOf(row)} · {daysOf(row)}
        </Typography>
      </Box>
    </CardLink>
  );
}
