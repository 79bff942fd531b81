import { persistentAtom } from '@nanostores/persistent';
import type { KeptKey } from '#contract/shop/kept.ts';
import './local-storage.ts';
import { parseStored, writeStored } from './stored-value.ts';

/** A store whose value stays in the browser and follows other tabs; see `kept` for `read`. */
export function storedAtom<Value>(key: KeptKey, read: (found: unknown) => Value) {
  return persistentAtom<Value>(key, read(undefined), {
    encode: writeStored,
    decode: (text) => read(parseStored(text)),
  });
}
