import { Box, Typography } from '@mui/material';
import type { ReactNode } from 'react';

interface LargeFigureProps {
  name: string;
  value: ReactNode;
  /** Shown below the figure. */
  hint: ReactNode;
}

/** A large figure in a list. On a phone its height does not depend on its link. */
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
