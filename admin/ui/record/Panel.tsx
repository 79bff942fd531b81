import { Box, Paper, Typography } from '@mui/material';
import { useId } from 'react';
import type { ReactNode } from 'react';
import { PartBoundary } from '../PartBoundary.tsx';

interface PanelProps {
  title: string;
  actions?: ReactNode;
  children: ReactNode;
}

/** A section of a page. */
export function Panel({ title, actions, children }: PanelProps) {
  const headingId = useId();
  return (
    <Paper
      component="section"
      variant="outlined"
      aria-labelledby={headingId}
      sx={{ padding: { xs: '14px', sm: '16px 18px' } }}
    >
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2, marginBottom: 2 }}>
        <Typography variant="h2" id={headingId} sx={{ marginRight: 'auto' }}>
          {title}
        </Typography>
        {actions && <Box sx={ACTIONS}>{actions}</Box>}
      </Box>
      <PartBoundary>{children}</PartBoundary>
    </Paper>
  );
}

/** The buttons stay on one line if the heading leaves no room. */
const ACTIONS = { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2 };
