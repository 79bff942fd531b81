import { Box } from '@mui/material';
import type { ReactNode } from 'react';

/** The panels of a row's page: what it is about, and on a wide screen beside it what else is known. */
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

/** Panels under each other, as wide as there is room, whatever long words are in them. */
export const COLUMN = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '14px',
  minWidth: 0,
  overflowWrap: 'anywhere',
} as const;
