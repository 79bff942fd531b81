import type { KeptKey } from '#contract/shop/kept.ts';

/** A value in the browser's storage. */
export interface StoredValue<Value> {
  get(): Value;
  /** Returns whether the value was stored: a full or forbidden storage stores nothing, and the page still works. */
  set(value: Value): boolean;
  clear(): void;
}

/**
 * Returns a value in the browser's storage under a key of the contract: texts as they are, other values as JSON.
 * @param read validates the parsed value and returns the initial value for `undefined`. Invalid values, of another
 *   version or edited by hand, count as nothing.
 */
export function storedValue<Value>(
  key: KeptKey,
  read: (found: unknown) => Value,
  openStorage = () => localStorage,
): StoredValue<Value> {
  const attempt = <Result>(work: (storage: Storage) => Result): Result | undefined => {
    try {
      return work(openStorage());
    } catch {
      return undefined;
    }
  };
  return {
    get: () => read(parseStored(attempt((storage) => storage.getItem(key)) ?? undefined)),
    set: (value) => attempt((storage) => storage.setItem(key, writeStored(value)) === undefined) ?? false,
    clear: () => void attempt((storage) => storage.removeItem(key)),
  };
}

/** Returns the parsed, unvalidated value. */
export function parseStored(text: string | undefined): unknown {
  if (text === undefined) return undefined;
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

export function writeStored(value: unknown): string {
  return typeof value === 'string' ? value : JSON.stringify(value);
}

/** Returns a reader for lists that drops entries for which `isEntry` is false. */
export function listOf<Entry>(isEntry: (found: unknown) => found is Entry): (found: unknown) => Entry[] {
  return (found) => (Array.isArray(found) ? found.filter(isEntry) : []);
}
