import { useEffect } from 'react';
import type { RefObject } from 'react';

/** Brings the cursor into a field at the key `/`, unless something is being typed or a dialog is open. */
export function useSlashKey(field: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== '/' || event.ctrlKey || event.metaKey || event.altKey) return;
      const isBusy =
        event.target instanceof Element && event.target.closest('input, textarea, [role=dialog], [role=listbox]');
      if (isBusy) return;
      event.preventDefault();
      field.current?.focus();
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, [field]);
}
