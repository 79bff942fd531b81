import { Box } from '@mui/material';
import { useSyncExternalStore } from 'react';
import { entrance } from '../providers/entrance.ts';
import { followingNow, onFollowing } from '../providers/follow-pages.ts';
import type { Following } from '../providers/following.ts';
import { words } from '../words/en/layout.ts';

const isPlatform = entrance.role === 'ROLE_ADMIN';

/**
 * Shows when shoppers will see the saved change, and then that they do. It floats over the end of the page until that
 * is in sight, so that it hides nothing for good. On a phone it leaves room for the menu and a notification.
 */
export function LiveNote() {
  const following = useSyncExternalStore(onFollowing, followingNow);
  return (
    <Box
      role="status"
      sx={{
        position: 'sticky',
        zIndex: 3,
        bottom: { xs: 128, md: 16 },
        width: 'fit-content',
        margin: { xs: '12px 0 40px auto', md: '12px 0 0 auto' },
        '&:empty': { display: 'none' },
      }}
    >
      {following && <Box sx={NOTE}>{inWords(following)}</Box>}
    </Box>
  );
}

function inWords(following: Following): string {
  switch (following.stage) {
    case 'waiting':
      return following.pages > 0
        ? words.liveSoon
        : following.takesSeconds < 120
          ? words.liveInSeconds(following.takesSeconds)
          : words.liveInMinutes(Math.round(following.takesSeconds / 60));
    case 'live':
      return words.liveShoppersSeeItNow;
    case 'late':
      return isPlatform ? words.thePagesTakeLongerThan : words.itTakesLongerThanUsual;
  }
}

const NOTE = {
  padding: '8px 14px',
  border: 1,
  borderColor: 'divider',
  borderRadius: 1,
  backgroundColor: 'background.paper',
  fontSize: '0.875rem',
  fontWeight: 600,
  fontVariantNumeric: 'tabular-nums',
  boxShadow: '0 2px 10px rgb(0 0 0 / 12%)',
};
