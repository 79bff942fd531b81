import { Box, Typography } from '@mui/material';
import type { ReactNode } from 'react';

interface TimelineProps {
  /** Newest first. */
  events: readonly { what: ReactNode; when: string; note?: ReactNode }[];
}

/** Events with time and actor. */
export function Timeline({ events }: TimelineProps) {
  return (
    <Box component="ol" sx={{ listStyle: 'none', margin: 0, padding: 0 }}>
      {events.map(({ what, when, note }, at) => (
        <Box component="li" key={events.length - at} sx={EVENT}>
          <Typography sx={{ fontWeight: 600 }}>{what}</Typography>
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            {when}
          </Typography>
          {note && (
            <Typography variant="body2" sx={{ overflowWrap: 'anywhere', whiteSpace: 'pre-line' }}>
              {note}
            </Typography>
          )}
        </Box>
      ))}
    </Box>
  );
}

const EVENT = {
  position: 'relative',
  paddingLeft: '20px',
  '& + &': { marginTop: '12px' },
  '&::before': {
    content: '""',
    position: 'absolute',
    left: 2,
    top: 7,
    width: 8,
    height: 8,
    borderRadius: '50%',
    backgroundColor: 'text.secondary',
  },
  '&:not(:last-of-type)::after': {
    content: '""',
    position: 'absolute',
    left: 5.5,
    top: 15,
    bottom: -7,
    width: '1px',
    backgroundColor: 'divider',
  },
} as const;
