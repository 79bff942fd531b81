import { Box, Typography } from '@mui/material';
import { Link } from 'react-router';
import { FindButton } from '../find/FindButton.tsx';
import { entrance } from '../providers/entrance.ts';
import { AccountMenu } from './AccountMenu.tsx';
import { WordMark } from './WordMark.tsx';
import { shopName } from '../shopName.ts';
import { words } from '../words/en/layout.ts';

/** The shop's name, the entrance, and who is signed in. */
export function TopBar() {
  return (
    <Box
      component="header"
      sx={{
        gridColumn: '1 / -1',
        position: 'sticky',
        top: 0,
        zIndex: 'appBar',
        display: 'flex',
        alignItems: 'center',
        gap: 2,
        minHeight: 52,
        paddingInline: { xs: '12px', md: '20px' },
        backgroundColor: 'background.paper',
        borderBottom: 1,
        borderColor: 'divider',
      }}
    >
      <Box
        component={Link}
        to="/"
        aria-label={words.backOfficeOf(shopName())}
        sx={{ display: 'flex', color: 'text.primary', textDecoration: 'none' }}
      >
        <WordMark />
      </Box>
      <Typography
        variant="caption"
        sx={{
          color: 'text.secondary',
          border: 1,
          borderColor: 'divider',
          borderRadius: 1,
          paddingInline: '8px',
          lineHeight: '22px',
        }}
      >
        {entrance.people}
      </Typography>
      <Box sx={{ flex: 1 }} />
      <FindButton />
      <AccountMenu />
    </Box>
  );
}
