import { useEffect, useEffectEvent } from 'react';
import { isPressed } from './shortcuts.ts';
import type { ShortcutName } from './shortcuts.ts';

/** Does something at the key of a shortcut, in place of what the browser does there. */
export function useShortcut(name: ShortcutName, then: () => void): void {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (!isPressed(name, event)) return;
    event.preventDefault();
    then();
  });
  useEffect(() => {
    const hear = (event: KeyboardEvent) => onKey(event);
    window.addEventListener('keydown', hear);
    return () => window.removeEventListener('keydown', hear);
  }, []);
}
