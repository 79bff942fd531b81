import { Box, Typography } from '@mui/material';
import type { ReactNode } from 'react';

interface RowsMessageProps {
  text: string;
  hint: string | undefined;
  role: 'alert' | 'status';
  /** An action. */
  children: ReactNode;
}

/** A message in place of rows. */
export function RowsMessage({ text, hint, role, children }: RowsMessageProps) {
  return (
    <Box
      role={role}
      sx={{ display: 'grid', justifyItems: 'center', gap: 2, padding: '48px 16px', textAlign: 'center' }}
    >
      <Typography sx={{ fontWeight: 600 }}>{text}</Typography>
      {hint && <Typography sx={{ color: 'text.secondary' }}>{hint}</Typography>}
      {children}
    </Box>
  );
}
