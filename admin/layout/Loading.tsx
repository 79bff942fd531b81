import { Typography } from '@mui/material';
import { LAZY_LOADING } from '#contract/messages.ts';

export function Loading() {
  return (
    <Typography role="status" sx={{ padding: 8, color: 'text.secondary', textAlign: 'center' }}>
      {LAZY_LOADING}
    </Typography>
  );
}
