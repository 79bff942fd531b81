import { Box } from '@mui/material';
import type { ReactNode } from 'react';

/** Names with values. A fact without a value is omitted. */
export function Facts({ facts }: { facts: readonly (readonly [name: string, value: ReactNode])[] }) {
  const known = facts.filter(([, value]) => value !== null && value !== undefined && value !== '' && value !== false);
  if (known.length === 0) return null;
  return (
    <Box
      component="dl"
      sx={{
        display: 'grid',
        gridTemplateColumns: 'auto minmax(0, 1fr)',
        gap: '4px 16px',
        alignItems: 'baseline',
        margin: 0,
        fontSize: '0.875rem',
        overflowWrap: 'anywhere',
        // A touch target that does not make the line higher.
        '& dd a': { paddingBlock: { xs: '6px', md: '3px' } },
      }}
    >
      {known.map(([name, value]) => (
        <Box key={name} sx={{ display: 'contents' }}>
          <Box component="dt" sx={{ color: 'text.secondary' }}>
            {name}
          </Box>
          <Box component="dd" sx={{ margin: 0 }}>
            {value}
          </Box>
        </Box>
      ))}
    </Box>
  );
}
