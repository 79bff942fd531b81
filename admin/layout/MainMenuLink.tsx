import { Box } from '@mui/material';
import { createElement } from 'react';
import type { ResourceDefinition } from 'react-admin';
import { useGetResourceLabel } from 'react-admin';
import { NavLink } from 'react-router';
import { menuEntryStyle } from './menuEntryStyle.ts';

/** The way to one resource. */
export function MainMenuLink({ resource }: { resource: ResourceDefinition }) {
  const label = useGetResourceLabel()(resource.name, 2);
  return (
    <Box component={NavLink} to={`/${resource.name}`} sx={menuEntryStyle}>
      {resource.icon && createElement(resource.icon, { size: 19, 'aria-hidden': true })}
      {label}
    </Box>
  );
}
