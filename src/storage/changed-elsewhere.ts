import type { KeptKey } from '#contract/shop/kept.ts';
import { parseStored } from './stored-value.ts';

/**
 * Runs when another tab of this browser changes a kept value.
 * @param run gets what the other tab kept, as nobody has looked at yet
 * @returns stops listening
 */
export function onChangedElsewhere(key: KeptKey, run: (found: unknown) => void): () => void {
  const listen = (event: StorageEvent) => {
    if (event.key === key) run(parseStored(event.newValue ?? undefined));
  };
  addEventListener('storage', listen);
  return () => removeEventListener('storage', listen);
}
