import { useEffect, useRef } from 'react';

/**
 * Moves the focus when content replaces a button: into its first field or itself, and back to the button when it
 * closes. Content that is open from the start takes no focus.
 */
export function useSwapFocus<Opened extends HTMLElement>(isOpen: boolean) {
  const opener = useRef<HTMLButtonElement>(null);
  const opened = useRef<Opened>(null);
  const was = useRef(isOpen);
  useEffect(() => {
    if (was.current === isOpen) return;
    was.current = isOpen;
    const field = opened.current?.querySelector<HTMLElement>('input, select, textarea');
    (isOpen ? (field ?? opened.current) : opener.current)?.focus();
  }, [isOpen]);
  return { opener, opened };
}
