import { Box, Typography, useMediaQuery } from '@mui/material';
import type { Theme } from '@mui/material';
import { useId } from 'react';
import { entrance } from '../providers/entrance.ts';
import { MoreMenu } from './MoreMenu.tsx';
import { useMenuEntries } from './menuEntries.ts';
import { menuGroups, phoneEntries } from './menuGroups.ts';
import type { MenuGroup } from './menuGroups.ts';
import { NavLink } from 'react-router';
import type { MenuEntry } from './menuEntries.ts';
import { menuEntryStyle } from './menuEntryStyle.ts';
import { words } from '../words/en/layout.ts';

/** The main menu: grouped at the side, or as a bar at the bottom of a phone. */
export function MainMenu() {
  const own = useMenuEntries();
  const isPhone = useMediaQuery<Theme>((theme) => theme.breakpoints.down('md'));
  const onPhone = phoneEntries(own, entrance.role);
  const more = own.filter((entry) => !onPhone.includes(entry));
  return (
    <Box
      component="nav"
      aria-label={words.main}
      sx={{
        zIndex: 'appBar',
        backgroundColor: 'background.paper',
        borderColor: 'divider',
        borderStyle: 'solid',
        position: { xs: 'fixed', md: 'sticky' },
        inset: { xs: 'auto 0 0 0', md: 'auto' },
        top: { md: 52 },
        height: { md: 'calc(100dvh - 52px)' },
        borderWidth: { xs: '1px 0 0', md: '0 1px 0 0' },
        padding: { xs: '0 4px env(safe-area-inset-bottom)', md: '12px 8px' },
        display: 'flex',
        flexDirection: { xs: 'row', md: 'column' },
        gap: { md: '2px' },
        // A low window scrolls the entries.
        overflowY: { md: 'auto' },
        scrollbarWidth: 'thin',
      }}
    >
      {isPhone
        ? onPhone.map((entry) => <MainMenuLink key={entry.to} entry={entry} />)
        : menuGroups(own, entrance.role).map((group) => <GroupOfLinks key={group.label} group={group} />)}
      {isPhone && more.length > 0 && <MoreMenu entries={more} />}
    </Box>
  );
}

function GroupOfLinks({ group: { label, entries } }: { group: MenuGroup }) {
  const id = useId();
  return (
    <Box role="group" aria-labelledby={label ? id : undefined} sx={{ display: 'grid', gap: '2px' }}>
      {label && (
        <Typography id={id} variant="body2" sx={HEADING}>
          {label}
        </Typography>
      )}
      {entries.map((entry) => (
        <MainMenuLink key={entry.to} entry={entry} />
      ))}
    </Box>
  );
}

const HEADING = { padding: '12px 12px 2px', fontSize: '0.75rem', fontWeight: 600, color: 'text.secondary' } as const;

function MainMenuLink({ entry: { to, label, icon: Icon } }: { entry: MenuEntry }) {
  return (
    <Box component={NavLink} to={to} sx={menuEntryStyle}>
      <Icon size={19} aria-hidden />
      {label}
    </Box>
  );
}
