import { Typography } from '@mui/material';
import { LAZY_LOADING } from '#contract/messages.ts';
import { shared } from '../words/language.ts';

/** Shown after a moment, so that a page that opens at once does not flicker. */
export function Loading() {
  return (
    <Typography role="status" sx={LATE}>
      {shared(LAZY_LOADING)}
    </Typography>
  );
}

const LATE = {
  padding: 8,
  color: 'text.secondary',
  textAlign: 'center',
  '@keyframes appear': { from: { opacity: 0 } },
  animation: 'appear 0.15s 0.15s backwards',
} as const;
