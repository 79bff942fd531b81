import { persistentAtom } from '@nanostores/persistent';
import type { KeptKey } from '#contract/shop/kept.ts';
import './local-storage.ts';
import { parseKept, writeKept } from './kept.ts';

/** A store whose value stays in the browser and follows other tabs; see `kept` for `read`. */
export function keptAtom<Value>(key: KeptKey, read: (found: unknown) => Value) {
  return persistentAtom<Value>(key, read(undefined), {
    encode: writeKept,
    decode: (text) => read(parseKept(text)),
  });
}
