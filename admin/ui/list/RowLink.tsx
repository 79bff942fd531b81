import { Box, Link } from '@mui/material';
import type { ReactNode } from 'react';
import { Link as RouterLink } from 'react-router';
import { useMayOpen } from '../useMayOpen.ts';

/**
 * What a row is called, as the way to it for keyboard and for new tabs; the row around it answers a click as well. Its
 * name alone where the page does not open to whoever is signed in.
 */
export function RowLink({ to, children }: { to: string; children: ReactNode }) {
  if (!useMayOpen(to)) {
    return (
      <Box component="span" sx={NAME}>
        {children}
      </Box>
    );
  }
  return (
    <Link component={RouterLink} to={to} color="inherit" onClick={(event) => event.stopPropagation()} sx={NAME}>
      {children}
    </Link>
  );
}

/** What is around it takes touches, too, without making the row higher. */
const NAME = { fontWeight: 600, paddingBlock: { xs: '8px', md: '3px' } } as const;
