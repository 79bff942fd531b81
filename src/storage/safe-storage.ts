/** Returns whether the browser stores anything for this site; some refuse. */
export function canStore(openStorage: () => Storage = () => localStorage): boolean {
  const key = 'ratnahaat:keeps';
  try {
    openStorage().setItem(key, '1');
    openStorage().removeItem(key);
    return true;
  } catch {
    return false;
  }
}

/** A storage for persistent stores that never throws. */
export interface SafeStorage {
  /** Values by key, as the stores read and write them. */
  values: Record<string, string>;
  /** Removes the values of some keys, also those that could not be stored. */
  forget(isMeant: (key: string) => boolean): void;
}

/**
 * Returns a storage that keeps values in memory if the browser does not store them. It then removes the older stored
 * value.
 */
export function safeStorage(openStorage: () => Storage): SafeStorage {
  const unstored = new Map<string, string>();
  const attempt = <Result>(work: (storage: Storage) => Result): Result | undefined => {
    try {
      return work(openStorage());
    } catch {
      return undefined;
    }
  };
  const read = (key: string) => unstored.get(key) ?? attempt((storage) => storage.getItem(key)) ?? undefined;
  const remove = (key: string) => {
    unstored.delete(key);
    attempt((storage) => storage.removeItem(key));
  };

  const values = new Proxy<Record<string, string>>(
    {},
    {
      get: (_, key) => read(String(key)),
      has: (_, key) => read(String(key)) !== undefined,
      set(_, name, value: string) {
        const key = String(name);
        const isStored = attempt((storage) => storage.setItem(key, value) === undefined) ?? false;
        if (isStored) unstored.delete(key);
        else {
          remove(key);
          unstored.set(key, value);
        }
        return true;
      },
      deleteProperty(_, key) {
        remove(String(key));
        return true;
      },
    },
  );
  return {
    values,
    forget(isMeant) {
      const storedKeys = attempt((storage) => Object.keys(storage)) ?? [];
      for (const key of new Set([...storedKeys, ...unstored.keys()])) if (isMeant(key)) remove(key);
    },
  };
}
