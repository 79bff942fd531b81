import { Box, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import { entrance } from '../../providers/entrance.ts';
import { shopName } from '../../shopName.ts';

interface PageHeadingProps {
  /** Also the document's title. */
  title: string;
  /** Next to the heading: a status or a count. */
  aside?: ReactNode;
  /** At the far end. */
  actions?: ReactNode;
}

export function PageHeading({ title, aside, actions }: PageHeadingProps) {
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '6px 12px', marginBottom: 3 }}>
      <title>{`${title} · ${shopName()} ${entrance.people.toLowerCase()}`}</title>
      <Typography variant="h1">{title}</Typography>
      {aside}
      {actions && <Box sx={ACTIONS}>{actions}</Box>}
    </Box>
  );
}

/** On a phone several buttons fill their lines. */
const ACTIONS = {
  marginLeft: 'auto',
  flex: { xs: '1 1 auto', sm: 'none' },
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'flex-end',
  gap: 2,
  '&:has(> * + *) > *': { flexGrow: { xs: 1, sm: 0 } },
} as const;
