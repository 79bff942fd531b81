import { useEffect, useRef } from 'react';

/** The buttons of a row of a list that keep the focus. */
export type RowButton = 'earlier' | 'later' | 'handle' | 'edit';

/**
 * Keeps the focus on the button that moved its row, or gives it to a button of a new row. At an end of the list, the
 * neighbouring button takes it.
 * @param list the list; a new one after each change
 */
export function useFocusAfterMove(list: readonly unknown[]) {
  const buttons = useRef(new Map<string, HTMLButtonElement>());
  const wanted = useRef<[key: string, name: RowButton]>(undefined);
  useEffect(() => {
    if (!wanted.current) return;
    const [key, name] = wanted.current;
    const own = buttons.current.get(`${key} ${name}`);
    // A new row may be drawn after the list changed.
    if (!own) return;
    wanted.current = undefined;
    const other = buttons.current.get(`${key} ${name === 'earlier' ? 'later' : 'earlier'}`);
    (own.disabled ? other : own)?.focus();
  }, [list]);
  return {
    focusRef: (key: string, name: RowButton) => (button: HTMLButtonElement | null) => {
      if (button) buttons.current.set(`${key} ${name}`, button);
      else buttons.current.delete(`${key} ${name}`);
    },
    keepFocus(key: string, name: RowButton): void {
      wanted.current = [key, name];
    },
  };
}
