import { beforeEach, describe, expect, test } from 'vitest';
import { safeStorage } from './safe-storage.ts';

/** A fake storage with room for a number of characters. */
function storageOf(room: number): Storage {
  const found = new Map<string, string>();
  const methods = {
    getItem: (key: string) => found.get(key) ?? null,
    setItem(key: string, value: string) {
      if (value.length > room) throw new DOMException('full', 'QuotaExceededError');
      found.set(key, value);
    },
    removeItem: (key: string) => void found.delete(key),
  };
  return new Proxy(methods as unknown as Storage, {
    ownKeys: () => [...found.keys()],
    getOwnPropertyDescriptor: () => ({ enumerable: true, configurable: true }),
  });
}

describe('a storage that has room', () => {
  test('keeps what is written, and forgets what is meant', () => {
    const storage = storageOf(100);
    const { values, forget } = safeStorage(() => storage);
    values.a = '1';
    values.b = '2';
    expect([values.a, 'b' in values, 'c' in values, values.c]).toEqual(['1', true, false, undefined]);
    expect(storage.getItem('a')).toBe('1');
    delete values.b;
    values.c = '3';
    forget((key) => key === 'a');
    expect(['a' in values, 'b' in values, values.c]).toEqual([false, false, '3']);
  });
});

describe.each([
  ['full', () => storageOf(2)],
  [
    'forbidden',
    (): Storage => {
      throw new DOMException('denied', 'SecurityError');
    },
  ],
])('a storage that is %s', (_, openStorage) => {
  let shop: ReturnType<typeof safeStorage>;
  beforeEach(() => {
    let storage: Storage | undefined;
    shop = safeStorage(() => (storage ??= openStorage()));
  });

  test('keeps a value for the page, in place of an older one', () => {
    shop.values.cart = '[]';
    shop.values.cart = '[1,2,3]';
    expect(shop.values.cart).toBe('[1,2,3]');
    shop.values.cart = '[]';
    expect(shop.values.cart).toBe('[]');
  });

  test('forgets it all the same', () => {
    shop.values.jwt = 'a long token';
    shop.forget(() => true);
    expect('jwt' in shop.values).toBe(false);
  });
});

test('what cannot be kept leaves no older value behind', () => {
  const storage = storageOf(2);
  const { values } = safeStorage(() => storage);
  values.cart = '[]';
  values.cart = '[1]';
  expect(storage.getItem('cart')).toBe(null);
});
