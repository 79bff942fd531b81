import { useEffect, useEffectEvent } from 'react';
import { isPressed } from './shortcuts.ts';
import type { ShortcutName } from './shortcuts.ts';

/** Runs an action at a shortcut and prevents the browser's own. */
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
