import { Box, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import { entrance } from '../providers/entrance.ts';

interface PageHeadingProps {
  /** Also the document's title. */
  title: string;
  /** Beside the heading: a status, a count. */
  aside?: ReactNode;
  /** At the far end: what can be done. */
  actions?: ReactNode;
}

export function PageHeading({ title, aside, actions }: PageHeadingProps) {
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '6px 12px', marginBottom: 3 }}>
      <title>{`${title} · Ratnahaat ${entrance.people.toLowerCase()}`}</title>
      <Typography variant="h1">{title}</Typography>
      {aside}
      {actions && (
        <Box sx={{ marginLeft: 'auto', display: 'flex', flexWrap: 'wrap', justifyContent: 'flex-end', gap: 2 }}>
          {actions}
        </Box>
      )}
    </Box>
  );
}
