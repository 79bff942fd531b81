import { useEffect, useRef } from 'react';
import type { FocusEvent } from 'react';

/**
 * For a group of buttons that go away with what they do: the focus stays with the group, so that who uses the keyboard does
 * not begin anew at the top of the page. Its dialogs count as the group.
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
