import { Box, Link } from '@mui/material';
import type { ReactNode } from 'react';
import { Link as RouterLink } from 'react-router';
import { useMayOpen } from '../useMayOpen.ts';

/**
 * The name of a row as a link for the keyboard and new tabs; a click on the row works, too. Not linked if the session
 * may not open the page.
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

/** The touch target extends beyond the line without making the row higher. */
const NAME = { fontWeight: 600, paddingBlock: { xs: '8px', md: '3px' } } as const;
