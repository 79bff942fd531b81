import { Box, Typography } from '@mui/material';
import type { ManagedPostRecord } from '../providers/records.ts';
import { CardLink } from '../ui/list/CardLink.tsx';
import { StatusChip } from '../ui/StatusChip.tsx';
import { instant } from '../ui/instant.ts';
import { FeaturedSwitch } from './FeaturedSwitch.tsx';
import { RemovePostButton } from './RemovePostButton.tsx';
import { statusOf } from './postLabels.ts';
import { words } from '../words/en/blog.ts';

export function PostCard({ row }: { row: ManagedPostRecord }) {
  return (
    <>
      <CardLink to={`/blog/edit/${row.id}`}>
        <Typography sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>{row.title}</Typography>
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {row.category} · {instant(row.createdAt)}
        </Typography>
      </CardLink>
      <Box sx={{ display: 'flex', alignItems: 'center', flexWrap: 'wrap', gap: '8px', padding: '0 14px 10px' }}>
        <StatusChip {...statusOf(row)} />
        <Box sx={{ marginLeft: 'auto', display: 'flex', alignItems: 'center' }}>
          <Typography variant="body2" aria-hidden>
            {words.featured}
          </Typography>
          <FeaturedSwitch post={row} />
          <RemovePostButton post={row} />
        </Box>
      </Box>
    </>
  );
}
