import { Box } from '@mui/material';

const MOST = 5;

/** A rating in stars. */
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
