import { useEffect, useRef } from 'react';

/** The buttons that move a row of a list. */
type Way = 'earlier' | 'later' | 'handle';

/**
 * Keeps the focus on the button that moved its row. At an end of the list, the neighbouring button takes it.
 * @param list the list; a new one after each move
 */
export function useFocusAfterMove(list: readonly unknown[]) {
  const buttons = useRef(new Map<string, HTMLButtonElement>());
  const moved = useRef<[key: string, way: Way]>(undefined);
  useEffect(() => {
    if (!moved.current) return;
    const [key, way] = moved.current;
    moved.current = undefined;
    const own = buttons.current.get(`${key} ${way}`);
    const other = buttons.current.get(`${key} ${way === 'earlier' ? 'later' : 'earlier'}`);
    (own?.disabled ? other : own)?.focus();
  }, [list]);
  return {
    focusRef: (key: string, way: Way) => (button: HTMLButtonElement | null) => {
      if (button) buttons.current.set(`${key} ${way}`, button);
      else buttons.current.delete(`${key} ${way}`);
    },
    keepFocus(key: string, way: Way): void {
      moved.current = [key, way];
    },
  };
}
