/** Whether the browser keeps anything for this site: some are set to refuse. */
export function keepsAnything(place: () => Storage = () => localStorage): boolean {
  const key = 'ratnahaat:keeps';
  try {
    place().setItem(key, '1');
    place().removeItem(key);
    return true;
  } catch {
    return false;
  }
}

/** A storage for stores that are kept, which never fails. */
export interface SafeStorage {
  /** Values by their keys, as the stores read and write them. */
  values: Record<string, string>;
  /** Forgets the values of some keys, also those that could not be kept. */
  forget(isMeant: (key: string) => boolean): void;
}

/**
 * The browser's storage as far as it goes: what it does not take, being full or forbidden, lives as long as the page. An
 * older value of it does not stay behind.
 */
export function safeStorage(place: () => Storage): SafeStorage {
  const unkept = new Map<string, string>();
  const attempt = <Result>(work: (storage: Storage) => Result): Result | undefined => {
    try {
      return work(place());
    } catch {
      return undefined;
    }
  };
  const read = (key: string) => unkept.get(key) ?? attempt((storage) => storage.getItem(key)) ?? undefined;
  const remove = (key: string) => {
    unkept.delete(key);
    attempt((storage) => storage.removeItem(key));
  };

  const values = new Proxy<Record<string, string>>(
    {},
    {
      get: (_, key) => read(String(key)),
      has: (_, key) => read(String(key)) !== undefined,
      set(_, name, value: string) {
        const key = String(name);
        const isKept = attempt((storage) => storage.setItem(key, value) === undefined) ?? false;
        if (isKept) unkept.delete(key);
        else {
          remove(key);
          unkept.set(key, value);
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
      const kept = attempt((storage) => Object.keys(storage)) ?? [];
      for (const key of new Set([...kept, ...unkept.keys()])) if (isMeant(key)) remove(key);
    },
  };
}
