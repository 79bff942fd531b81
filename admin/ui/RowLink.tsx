import { Link } from '@mui/material';
import type { ReactNode } from 'react';
import { Link as RouterLink } from 'react-router';

/** What a row is called, as the way to it for keyboard and for new tabs; the row around it answers a click as well. */
export function RowLink({ to, children }: { to: string; children: ReactNode }) {
  return (
    <Link
      component={RouterLink}
      to={to}
      color="inherit"
      onClick={(event) => event.stopPropagation()}
      sx={{ fontWeight: 600 }}
    >
      {children}
    </Link>
  );
}
