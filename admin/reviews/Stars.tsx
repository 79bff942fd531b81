import { Box } from '@mui/material';
import { words } from '../words/en/reviews.ts';

const MOST = 5;

/** A rating in stars. */
export function Stars({ rating }: { rating: number }) {
  return (
    <Box component="span" role="img" aria-label={words.ratingOfMost(rating, MOST)} sx={{ whiteSpace: 'nowrap' }}>
      {'★'.repeat(rating)}
      <Box component="span" sx={{ color: 'text.secondary' }}>
        {'☆'.repeat(MOST - rating)}
      </Box>
    </Box>
  );
}
