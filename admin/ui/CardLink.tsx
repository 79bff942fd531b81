import { Box } from '@mui/material';
import type { ReactNode } from 'react';
import { Link } from 'react-router';

/** A row of a narrow list that leads somewhere as a whole. */
export function CardLink({ to, children }: { to: string; children: ReactNode }) {
  return (
    <Box
      component={Link}
      to={to}
      sx={{
        display: 'grid',
        gap: '2px',
        padding: '12px 14px',
        color: 'inherit',
        textDecoration: 'none',
        '&:focus-visible': { outline: '2px solid', outlineColor: 'primary.main', outlineOffset: '-2px' },
      }}
    >
      {children}
    </Box>
  );
}
