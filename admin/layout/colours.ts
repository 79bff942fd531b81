import { KEPT } from '#contract/shop/kept.ts';
import { useMediaQuery } from '@mui/material';
import { useCallback, useSyncExternalStore } from 'react';

export type Colours = 'light' | 'dark';

/** The storefront stores its choice under the same key; the system's preference is the default. */
const KEY = KEPT.theme;
const CHOSEN = 'colours-chosen';

/** Returns the colour scheme of storefront and console, and its setter. */
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
  // `storage` events report changes of other tabs only.
  window.addEventListener('storage', onChange);
  window.addEventListener(CHOSEN, onChange);
  return () => {
    window.removeEventListener('storage', onChange);
    window.removeEventListener(CHOSEN, onChange);
  };
}
