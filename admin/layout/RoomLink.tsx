import { Box } from '@mui/material';
import { createElement } from 'react';
import type { ResourceDefinition } from 'react-admin';
import { useCanAccess, useGetResourceLabel } from 'react-admin';
import { NavLink } from 'react-router';

/** The way to one room; missing where the session may not enter it. */
export function RoomLink({ room }: { room: ResourceDefinition }) {
  const { canAccess } = useCanAccess({ resource: room.name, action: 'list' });
  const label = useGetResourceLabel()(room.name, 2);
  if (!canAccess) return null;
  return (
    <Box
      component={NavLink}
      to={`/${room.name}`}
      sx={(theme) => ({
        display: 'flex',
        flex: { xs: 1, md: 'none' },
        flexDirection: { xs: 'column', md: 'row' },
        alignItems: 'center',
        gap: { xs: '2px', md: '10px' },
        padding: { xs: '8px 4px 6px', md: '7px 12px' },
        minHeight: { xs: 56, md: 36 },
        borderRadius: 1,
        fontSize: { xs: '0.75rem', md: '0.9375rem' },
        lineHeight: 1.3,
        color: 'text.secondary',
        textDecoration: 'none',
        '&:hover': { color: 'text.primary' },
        '&:focus-visible': { outline: '2px solid currentcolor', outlineOffset: '-2px' },
        '&.active': {
          color: 'text.primary',
          fontWeight: 600,
          backgroundColor: { md: 'background.default' },
          boxShadow: {
            xs: `inset 0 2px ${theme.palette.primary.main}`,
            md: `inset 2px 0 ${theme.palette.primary.main}`,
          },
        },
      })}
    >
      {room.icon && createElement(room.icon, { size: 19, 'aria-hidden': true })}
      {label}
    </Box>
  );
}
