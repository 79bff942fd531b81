import { useSyncExternalStore } from 'react';

function subscribe(listener: () => void): () => void {
  addEventListener('online', listener);
  addEventListener('offline', listener);
  return () => {
    removeEventListener('online', listener);
    removeEventListener('offline', listener);
  };
}

/** Returns whether the browser has a network. It may still not reach the shop. */
export const useOnline = (): boolean => useSyncExternalStore(subscribe, () => navigator.onLine);
