import { useState } from 'react';

/** Returns the chosen things of a list, or all of them while none is chosen. */
export function useChosen<Thing>(things: readonly Thing[], keyOf: (thing: Thing) => string) {
  const [keys, setKeys] = useState<ReadonlySet<string>>(new Set());
  const chosen = things.filter((thing) => keys.has(keyOf(thing)));
  return {
    keys,
    isAll: chosen.length === 0,
    meant: chosen.length === 0 ? things : chosen,
    toggle: (key: string) => setKeys(new Set(keys.has(key) ? [...keys].filter((one) => one !== key) : [...keys, key])),
    clear: () => setKeys(new Set()),
  };
}
