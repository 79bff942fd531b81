import { setPersistentEngine, windowPersistentEvents } from '@nanostores/persistent';
import { safeStorage } from './safe-storage.ts';

/** The local storage of the stores. Modules that create such a store import this first. */
export const local = safeStorage(() => localStorage);

/** The session storage of this tab. */
export const tab = safeStorage(() => sessionStorage);

// The server has neither.
if (typeof window !== 'undefined') setPersistentEngine(local.values, windowPersistentEvents);
