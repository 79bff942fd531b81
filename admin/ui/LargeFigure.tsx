import { Box, Typography } from '@mui/material';
import type { ReactNode } from 'react';

interface LargeFigureProps {
  name: string;
  value: ReactNode;
  /** What is said below it. */
  hint: ReactNode;
}

/** A figure that is read at a glance, in a list of such. On a phone it is as high with a link as without one. */
export function LargeFigure({ name, value, hint }: LargeFigureProps) {
  return (
    <Box>
      <Typography component="dt" variant="body2" sx={{ color: 'text.secondary' }}>
        {name}
      </Typography>
      <Box component="dd" sx={{ margin: 0 }}>
        <Box
          sx={{
            display: 'flex',
            alignItems: 'center',
            minHeight: { xs: 44, md: 0 },
            fontSize: '1.25rem',
            fontWeight: 600,
            fontVariantNumeric: 'tabular-nums',
          }}
        >
          {value}
        </Box>
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {hint}
        </Typography>
      </Box>
    </Box>
  );
}
