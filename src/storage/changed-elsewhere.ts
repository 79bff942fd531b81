import type { KeptKey } from '#contract/shop/kept.ts';
import { parseStored } from './stored-value.ts';

/**
 * Calls `run` when another tab changes a stored value.
 * @param run gets the unvalidated value
 * @returns a function that removes the listener
 */
export function onChangedElsewhere(key: KeptKey, run: (found: unknown) => void): () => void {
  const listen = (event: StorageEvent) => {
    if (event.key === key) run(parseStored(event.newValue ?? undefined));
  };
  addEventListener('storage', listen);
  return () => removeEventListener('storage', listen);
}
