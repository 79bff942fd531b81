import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';

/**
 * Moves the focus to what a new page shows. The link that led there is gone by then, and keyboards and screen readers
 * would begin again at the top of the page.
 */
export function useFocusOnEntry() {
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
