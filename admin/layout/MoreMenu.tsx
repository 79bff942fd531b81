import { ButtonBase, ListItemIcon, ListSubheader, Menu, MenuItem } from '@mui/material';
import { Ellipsis } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router';
import { entrance } from '../providers/entrance.ts';
import type { MenuEntry } from './menuEntries.ts';
import { menuEntryStyle } from './menuEntryStyle.ts';
import { menuGroups } from './menuGroups.ts';
import { words } from '../words/en/layout.ts';

/** The entries that do not fit on a phone. */
export function MoreMenu({ entries }: { entries: readonly MenuEntry[] }) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  return (
    <>
      <ButtonBase
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        sx={menuEntryStyle}
      >
        <Ellipsis size={19} aria-hidden />
        {words.more}
      </ButtonBase>
      <Menu
        anchorEl={anchor}
        open={anchor !== null}
        onClose={() => setAnchor(null)}
        anchorOrigin={{ vertical: 'top', horizontal: 'right' }}
        transformOrigin={{ vertical: 'bottom', horizontal: 'right' }}
      >
        {menuGroups(entries, entrance.role).flatMap((group) => [
          group.label && (
            <ListSubheader key={group.label} role="presentation" disableSticky sx={{ lineHeight: 2.5 }}>
              {group.label}
            </ListSubheader>
          ),
          ...group.entries.map(({ to, label, icon: Icon }) => (
            <MenuItem key={to} component={Link} to={to} onClick={() => setAnchor(null)} sx={{ minHeight: 44 }}>
              <ListItemIcon>
                <Icon size={19} aria-hidden />
              </ListItemIcon>
              {label}
            </MenuItem>
          )),
        ])}
      </Menu>
    </>
  );
}
