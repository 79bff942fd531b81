import { useEffect, useRef } from 'react';
import type { FocusEvent } from 'react';

/**
 * Keeps the focus in a group of buttons that disappear after their action, so that the keyboard does not start at the
 * top of the page. Dialogs inside the group count.
 */
export function useFocusKept() {
  const group = useRef<HTMLDivElement>(null);
  const hadFocus = useRef(false);
  useEffect(() => {
    if (hadFocus.current && document.activeElement === document.body) group.current?.focus({ preventScroll: true });
  });
  return {
    ref: group,
    tabIndex: -1,
    onFocus: () => (hadFocus.current = true),
    onBlur: ({ relatedTarget }: FocusEvent) => {
      if (relatedTarget !== null) hadFocus.current = false;
    },
  };
}
