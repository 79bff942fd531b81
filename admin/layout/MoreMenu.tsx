import { ButtonBase, ListItemIcon, Menu, MenuItem } from '@mui/material';
import { Ellipsis } from 'lucide-react';
import { createElement, useState } from 'react';
import type { ResourceDefinition } from 'react-admin';
import { useGetResourceLabel } from 'react-admin';
import { Link } from 'react-router';
import { menuEntryStyle } from './menuEntryStyle.ts';

/** What does not fit a phone's bar. */
export function MoreMenu({ resources }: { resources: ResourceDefinition[] }) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const labelOf = useGetResourceLabel();
  return (
    <>
      <ButtonBase
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        sx={menuEntryStyle}
      >
        <Ellipsis size={19} aria-hidden />
        More
      </ButtonBase>
      <Menu
        anchorEl={anchor}
        open={anchor !== null}
        onClose={() => setAnchor(null)}
        anchorOrigin={{ vertical: 'top', horizontal: 'right' }}
        transformOrigin={{ vertical: 'bottom', horizontal: 'right' }}
      >
        {resources.map(({ name, icon }) => (
          <MenuItem key={name} component={Link} to={`/${name}`} onClick={() => setAnchor(null)} sx={{ minHeight: 44 }}>
            {icon && <ListItemIcon>{createElement(icon, { size: 19, 'aria-hidden': true })}</ListItemIcon>}
            {labelOf(name, 2)}
          </MenuItem>
        ))}
      </Menu>
    </>
  );
}
