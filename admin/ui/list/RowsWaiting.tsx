import { Box, Skeleton } from '@mui/material';
import { LAZY_LOADING } from '#contract/messages.ts';
import { shared } from '../../words/language.ts';

const ROWS = 8;

/** A placeholder with about the height of rows. */
export function RowsWaiting() {
  return (
    <Box role="status" aria-label={shared(LAZY_LOADING)} sx={{ padding: '6px 12px' }}>
      {Array.from({ length: ROWS }, (_, row) => (
        <Skeleton key={row} variant="rounded" height={28} sx={{ marginBlock: 2, opacity: 1 - row / ROWS }} />
      ))}
    </Box>
  );
}
