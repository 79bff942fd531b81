import { Box } from '@mui/material';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useMayOpen } from '../useMayOpen.ts';

/** A card of a narrow list, linked as a whole; not linked if the session may not open the page. */
export function CardLink({ to, children }: { to: string; children: ReactNode }) {
  if (!useMayOpen(to)) return <Box sx={CARD}>{children}</Box>;
  return (
    <Box
      component={Link}
      to={to}
      sx={{
        ...CARD,
        color: 'inherit',
        textDecoration: 'none',
        '&:focus-visible': { outline: '2px solid', outlineColor: 'primary.main', outlineOffset: '-2px' },
      }}
    >
      {children}
    </Box>
  );
}

const CARD = { display: 'grid', gap: '2px', padding: '12px 14px' } as const;
