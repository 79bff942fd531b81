import { beforeEach, describe, expect, test, vi } from 'vitest';
import { KEPT } from '#contract/shop/kept.ts';
import { storedValue, listOf } from './stored-value.ts';

const found = new Map<string, string>();
const storage = {
  getItem: (key: string) => found.get(key) ?? null,
  setItem: (key: string, text: string) => void found.set(key, text),
  removeItem: (key: string) => void found.delete(key),
} as unknown as Storage;
const texts = listOf((entry): entry is string => typeof entry === 'string');
const searches = () => storedValue(KEPT.recentSearches, texts);

beforeEach(() => {
  found.clear();
  vi.stubGlobal('localStorage', storage);
});

describe('what is kept in the browser', () => {
  test('is there again', () => {
    expect(searches().set(['jhumka'])).toBe(true);
    expect(searches().get()).toEqual(['jhumka']);
    searches().clear();
    expect(searches().get()).toEqual([]);
  });

  test.each(['', 'jhumka', '{"a":1}', 'null', '[1,{}]', '[['])('starts clean when %j stands there', (text) => {
    found.set(KEPT.recentSearches, text);
    expect(searches().get()).toEqual([]);
  });

  test('a text is kept as it is, for scripts that read it without a parser', () => {
    storedValue(KEPT.theme, String).set('dark');
    expect(found.get(KEPT.theme)).toBe('dark');
  });

  test('a storage that is forbidden or full keeps nothing and breaks nothing', () => {
    vi.stubGlobal('localStorage', {
      getItem: () => {
        throw new DOMException('denied', 'SecurityError');
      },
      setItem: () => {
        throw new DOMException('full', 'QuotaExceededError');
      },
    });
    expect(searches().set(['jhumka'])).toBe(false);
    expect(searches().get()).toEqual([]);
  });
});
