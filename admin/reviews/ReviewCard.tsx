import { Box, Typography } from '@mui/material';
import type { ReviewRecord } from '../providers/records.ts';
import { CardLink } from '../ui/list/CardLink.tsx';
import { StatusChip } from '../ui/StatusChip.tsx';
import { instant } from '../ui/instant.ts';
import { Stars } from './Stars.tsx';
import { reviewStanding } from './reviewLabels.ts';
import { words } from '../words/en/reviews.ts';

export function ReviewCard({ row }: { row: ReviewRecord }) {
  return (
    <CardLink to={`/reviews/${row.id}/show`}>
      <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr) auto', gap: '2px 12px', alignItems: 'start' }}>
        <Typography sx={{ fontWeight: 600 }}>{row.productName}</Typography>
        <StatusChip {...reviewStanding(row)} />
        <Typography variant="body2" sx={{ gridColumn: '1 / -1' }}>
          <Stars rating={row.rating} /> {row.images.length > 0 && ` · ${words.photosCount(row.images.length)}`}
        </Typography>
        <Typography variant="body2" sx={{ gridColumn: '1 / -1', overflowWrap: 'anywhere' }}>
          {row.reviewText.length > 140 ? `${row.reviewText.slice(0, 140)}…` : row.reviewText}
        </Typography>
        <Typography variant="body2" sx={{ color: 'text.secondary', gridColumn: '1 / -1' }}>
          {row.fullName}, {instant(row.createdAt)}
        </Typography>
      </Box>
    </CardLink>
  );
}
