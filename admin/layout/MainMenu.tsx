import { Box, useMediaQuery } from '@mui/material';
import type { Theme } from '@mui/material';
import { useCanAccessResources, useResourceDefinitions } from 'react-admin';
import { MainMenuLink } from './MainMenuLink.tsx';
import { MoreMenu } from './MoreMenu.tsx';

/** Entries that fit a phone's bar beside 'More'. */
const ON_A_PHONE = 5;

/** What the session may see, in the order it is registered: a column at the side, on a phone a bar under the thumb. */
export function MainMenu() {
  const all = Object.values(useResourceDefinitions());
  const { canAccess } = useCanAccessResources({ action: 'list', resources: all.map(({ name }) => name) });
  const isPhone = useMediaQuery<Theme>((theme) => theme.breakpoints.down('md'));
  const own = all.filter(({ name }) => canAccess?.[name]);
  const shown = isPhone ? own.slice(0, ON_A_PHONE) : own;
  const more = own.slice(shown.length);
  return (
    <Box
      component="nav"
      aria-label="Main"
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
      {shown.map((resource) => (
        <MainMenuLink key={resource.name} resource={resource} />
      ))}
      {more.length > 0 && <MoreMenu resources={more} />}
    </Box>
  );
}
