import { useState } from 'react';
import type { Part } from '../orders/confirmOrders.ts';

/** Which parts of orders are meant: those that are chosen, or all while none is. */
export function useChosen(parts: readonly Part[]) {
  const [keys, setKeys] = useState<ReadonlySet<string>>(new Set());
  const chosen = parts.filter(({ consignment }) => keys.has(String(consignment.id)));
  return {
    keys,
    isAll: chosen.length === 0,
    meant: chosen.length === 0 ? parts : chosen,
    toggle: (key: string) => setKeys(new Set(keys.has(key) ? [...keys].filter((one) => one !== key) : [...keys, key])),
    clear: () => setKeys(new Set()),
  };
}
