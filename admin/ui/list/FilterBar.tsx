import { Box } from '@mui/material';
import type { ReactNode } from 'react';

/** The filters of a list. */
export function FilterBar({ children }: { children: ReactNode }) {
  return (
    <Box role="search" sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'end', gap: '8px 12px', marginBottom: 3 }}>
      {children}
    </Box>
  );
}
