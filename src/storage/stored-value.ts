import type { KeptKey } from '#contract/shop/kept.ts';

/** A value that stays in the browser. */
export interface StoredValue<Value> {
  get(): Value;
  /** Tells whether it is kept: a full or forbidden storage keeps nothing, and the page works all the same. */
  set(value: Value): boolean;
  clear(): void;
}

/**
 * A value in the browser's storage, under a key of the contract: texts as they are, everything else as JSON.
 * @param read makes a value of what was found, and of `undefined` the value to begin with. What cannot be read counts as
 *   nothing: another version wrote it, or somebody's hand.
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

/** What stands in the storage, as a value nobody has looked at yet. */
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

/** What was found as a list of what `isEntry` knows; anything else is no entry. */
export function listOf<Entry>(isEntry: (found: unknown) => found is Entry): (found: unknown) => Entry[] {
  return (found) => (Array.isArray(found) ? found.filter(isEntry) : []);
}
