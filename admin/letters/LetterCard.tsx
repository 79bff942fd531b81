import { Box, Typography } from '@mui/material';
import type { ListedLetterRecord } from '../providers/records.ts';
import { CardLink } from '../ui/list/CardLink.tsx';
import { StatusChip } from '../ui/StatusChip.tsx';
import { RemoveLetterButton } from './RemoveLetterButton.tsx';
import { countsInWords, statusOf } from './letterLabels.ts';

export function LetterCard({ row }: { row: ListedLetterRecord }) {
  return (
    <>
      <CardLink to={`/letters/edit/${row.id}`}>
        <Typography sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>{row.subject}</Typography>
        {row.startedAt && (
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            {countsInWords(row)}
          </Typography>
        )}
      </CardLink>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: '8px', padding: '0 14px 10px' }}>
        <StatusChip {...statusOf(row)} />
        <Box sx={{ marginLeft: 'auto' }}>
          <RemoveLetterButton letter={row} />
        </Box>
      </Box>
    </>
  );
}
