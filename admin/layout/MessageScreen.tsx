import { Box, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import { shopName } from '../shopName.ts';

interface MessageScreenProps {
  heading: string;
  hint?: string | undefined;
  /** An action, such as a link. */
  action?: ReactNode;
}

/** A page with a message only. */
export function MessageScreen({ heading, hint, action }: MessageScreenProps) {
  return (
    <Box
      role="alert"
      sx={{ display: 'grid', justifyItems: 'center', gap: 3, padding: '64px 16px', textAlign: 'center' }}
    >
      <title>{`${heading} · ${shopName()}`}</title>
      <Typography variant="h1">{heading}</Typography>
      {hint && <Typography sx={{ color: 'text.secondary', maxWidth: '32rem' }}>{hint}</Typography>}
      {action}
    </Box>
  );
}
