import { Box } from '@mui/material';
import { Suspense, useEffect, useRef } from 'react';
import type { CoreLayoutProps } from 'react-admin';
import { useLogout } from 'react-admin';
import { onEndedElsewhere } from '../providers/session.ts';
import { SecondFactor } from '../second-factor/SecondFactor.tsx';
import { Loading } from './Loading.tsx';
import { LiveNote } from './LiveNote.tsx';
import { PendingNote } from './PendingNote.tsx';
import { MainMenu } from './MainMenu.tsx';
import { SkipLink } from './SkipLink.tsx';
import { TopBar } from './TopBar.tsx';
import { useLocation } from 'react-router';

/** The frame of every page: the top bar, and the menu at the side, or at the bottom on a phone. */
export function ConsoleLayout({ children }: CoreLayoutProps) {
  const logout = useLogout();
  useEffect(() => onEndedElsewhere(() => void logout()), [logout]);
  const page = useFocusOnEntry();
  return (
    <Box
      sx={{
        minHeight: '100dvh',
        display: 'grid',
        gridTemplateRows: 'auto 1fr',
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: '12.5rem minmax(0, 1fr)' },
      }}
    >
      <SkipLink />
      <SecondFactor />
      <TopBar />
      <MainMenu />
      <Box
        component="main"
        ref={page}
        id="page"
        tabIndex={-1}
        // On a phone the menu covers the end of the page.
        sx={{ padding: { xs: '16px 12px 88px', md: '20px 28px 40px' }, outline: 0 }}
      >
        <PendingNote />
        <Suspense fallback={<Loading />}>{children}</Suspense>
        <LiveNote />
      </Box>
    </Box>
  );
}

/**
 * Moves the focus to the content of a new page. The link that led there is gone by then, so that keyboards and screen
 * readers would start at the top again.
 */
function useFocusOnEntry() {
  const page = useRef<HTMLElement>(null);
  const { pathname } = useLocation();
  const entered = useRef(pathname);
  useEffect(() => {
    if (entered.current === pathname) return;
    entered.current = pathname;
    page.current?.focus({ preventScroll: true });
  }, [pathname]);
  return page;
}
