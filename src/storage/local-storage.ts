import { setPersistentEngine, windowPersistentEvents } from '@nanostores/persistent';
import { safeStorage } from './safe-storage.ts';

/** What the stores keep in the browser. Whoever makes such a store imports this first. */
export const local = safeStorage(() => localStorage);

/** What this tab keeps. */
export const tab = safeStorage(() => sessionStorage);

// The server draws without either.
if (typeof window !== 'undefined') setPersistentEngine(local.values, windowPersistentEvents);
