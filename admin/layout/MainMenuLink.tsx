import { Box } from '@mui/material';
import { NavLink } from 'react-router';
import type { MenuEntry } from './menuEntries.ts';
import { menuEntryStyle } from './menuEntryStyle.ts';

export function MainMenuLink({ entry: { to, label, icon: Icon } }: { entry: MenuEntry }) {
  return (
    <Box component={NavLink} to={to} sx={menuEntryStyle}>
      <Icon size={19} aria-hidden />
      {label}
    </Box>
  );
}
