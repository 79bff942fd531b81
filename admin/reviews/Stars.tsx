import { Box } from '@mui/material';

const MOST = 5;

/** How many stars somebody gave. */
export function Stars({ rating }: { rating: number }) {
  return (
    <Box component="span" role="img" aria-label={`${rating} of ${MOST} stars`} sx={{ whiteSpace: 'nowrap' }}>
      {'★'.repeat(rating)}
      <Box component="span" sx={{ color: 'text.secondary' }}>
        {'☆'.repeat(MOST - rating)}
      </Box>
    </Box>
  );
}
