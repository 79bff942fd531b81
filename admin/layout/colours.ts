import { KEPT } from '#contract/shop/kept.ts';
import { useMediaQuery } from '@mui/material';
import { useCallback, useSyncExternalStore } from 'react';

export type Colours = 'light' | 'dark';

/** The shop's pages keep the choice here too; without one the system's wish holds. */
const KEY = KEPT.theme;
const CHOSEN = 'colours-chosen';

/** Light or dark, as chosen for the whole house, and how to choose. */
export function useColours(): [Colours, (colours: Colours) => void] {
  const wishesDark = useMediaQuery('(prefers-color-scheme: dark)', { noSsr: true });
  const chosen = useSyncExternalStore(subscribe, () => localStorage.getItem(KEY));
  const choose = useCallback((colours: Colours) => {
    localStorage.setItem(KEY, colours);
    window.dispatchEvent(new Event(CHOSEN));
  }, []);
  if (chosen === 'light' || chosen === 'dark') return [chosen, choose];
  return [wishesDark ? 'dark' : 'light', choose];
}

function subscribe(onChange: () => void): () => void {
  // `storage` tells of other tabs only.
  window.addEventListener('storage', onChange);
  window.addEventListener(CHOSEN, onChange);
  return () => {
    window.removeEventListener('storage', onChange);
    window.removeEventListener(CHOSEN, onChange);
  };
}
