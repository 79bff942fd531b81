import { Box } from '@mui/material';
import { useResourceDefinitions } from 'react-admin';
import { RoomLink } from './RoomLink.tsx';

/** The rooms, in the order they are registered: a column at the side, on a phone a bar under the thumb. */
export function RoomNav() {
  const rooms = Object.values(useResourceDefinitions());
  return (
    <Box
      component="nav"
      aria-label="Rooms"
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
      }}
    >
      {rooms.map((room) => (
        <RoomLink key={room.name} room={room} />
      ))}
    </Box>
  );
}
