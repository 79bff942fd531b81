import { Box } from '@mui/material';
import type { ReactNode } from 'react';

/** The panels of a row's page: the main ones, and further ones at the side of a wide screen. */
export function MainAndAside({ main, aside }: { main: ReactNode; aside: ReactNode }) {
  return (
    <Box
      sx={{
        display: 'grid',
        gap: '14px',
        alignItems: 'start',
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 21rem' },
      }}
    >
      <Box sx={COLUMN}>{main}</Box>
      <Box sx={COLUMN}>{aside}</Box>
    </Box>
  );
}

/** Panels below each other that do not grow with long words. */
export const COLUMN = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '14px',
  minWidth: 0,
  overflowWrap: 'anywhere',
} as const;
