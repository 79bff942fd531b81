import { Box, Typography } from '@mui/material';
import type { CategoryRecord } from '../providers/records.ts';
import { CardLink } from '../ui/list/CardLink.tsx';
import { StatusChip } from '../ui/StatusChip.tsx';
import { standingOf } from './categoryLabels.ts';
import { holdingOf } from './holdingOf.ts';
import { words } from '../words/en/categories.ts';
import { shared } from '../words/language.ts';

const STEP = 16;

export function CategoryCard({ row }: { row: CategoryRecord }) {
  return (
    <CardLink to={`/categories/${row.id}`}>
      <Box
        sx={{
          display: 'grid',
          gridTemplateColumns: 'minmax(0, 1fr) auto',
          gap: '2px 12px',
          paddingLeft: `${(row.level - 1) * STEP}px`,
        }}
      >
        <Typography sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>{shared(row.displayName)}</Typography>
        <StatusChip {...standingOf(row)} />
        <Typography variant="body2" sx={{ gridColumn: '1 / -1', color: 'text.secondary' }}>
          {words.levelHolding(row.level, holdingOf(row))}
          {row.proposerName && words.proposedByProposerName(row.proposerName)}
        </Typography>
      </Box>
    </CardLink>
  );
}
