import { shopIsOpen } from './domain/platform/settings/index.ts';
import type { Platform } from './platform.ts';

/** A Worker relies on an open shop for this long. A closed one is read again for each request. */
const HOLDS_MS = 10_000;

/** Whether the shop lets shoppers in. */
export interface OpenState {
  /** @throws DATABASE_UNAVAILABLE */
  isOpen(): Promise<boolean>;
  /** Returns the same if it is known without a query, otherwise undefined. */
  known(): boolean | undefined;
}

/**
 * Returns the state of a shop for one process. It reads the settings only after a change of the records, where the
 * runtime can tell that without a query.
 */
export function openState({ db, recordsVersion }: Pick<Platform, 'db' | 'recordsVersion'>): OpenState {
  let last: { isOpen: boolean; version: string | undefined; at: number } | undefined;
  function known(): boolean | undefined {
    if (!last) return undefined;
    const holds = recordsVersion
      ? last.version === recordsVersion()
      : last.isOpen && Math.abs(Date.now() - last.at) < HOLDS_MS;
    return holds ? last.isOpen : undefined;
  }
  return {
    known,
    async isOpen() {
      const state = known();
      if (state !== undefined) return state;
      const version = recordsVersion?.();
      const [isOpen] = await db().read(shopIsOpen());
      last = { isOpen, version, at: Date.now() };
      return isOpen;
    },
  };
}
