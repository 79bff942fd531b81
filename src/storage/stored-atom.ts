import { persistentAtom } from '@nanostores/persistent';
import type { KeptKey } from '#contract/shop/kept.ts';
import './local-storage.ts';
import { parseStored, writeStored } from './stored-value.ts';

/** Returns a store whose value is in local storage and follows other tabs; for `read` see `storedValue`. */
export function storedAtom<Value>(key: KeptKey, read: (found: unknown) => Value) {
  return persistentAtom<Value>(key, read(undefined), {
    encode: writeStored,
    decode: (text) => read(parseStored(text)),
  });
}
