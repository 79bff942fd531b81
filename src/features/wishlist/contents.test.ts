import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import {
  $wishlistContents,
  forgetWishlist,
  noteProduct,
  noteWishlist,
  readContents,
  refreshContents,
} from './contents.ts';

const ids = () => $wishlistContents.get().ids;

beforeEach(() => {
  vi.useFakeTimers({ now: Date.parse('2026-11-23T06:00:00Z') });
  forgetWishlist();
});

afterEach(() => void vi.useRealTimers());

describe('what hearts show', () => {
  test('is what the server said, and what was pressed since', () => {
    noteWishlist([3, 2]);
    noteProduct(7, true);
    noteProduct(2, false);
    noteProduct(7, true);
    expect(ids()).toEqual([7, 3]);
  });

  test('is asked for again only after a while, or once somebody else signed in', async () => {
    const ask = vi.fn(async () => [5]);
    await refreshContents(ask);
    await refreshContents(ask);
    expect(ask).toHaveBeenCalledTimes(1);
    vi.advanceTimersByTime(2 * 60_000);
    await refreshContents(ask);
    forgetWishlist();
    await refreshContents(ask);
    expect(ask).toHaveBeenCalledTimes(3);
    expect(ids()).toEqual([5]);
  });

  test('is not what the server said before something was pressed', async () => {
    let answer: (found: number[]) => void = () => {};
    const refreshed = refreshContents(() => new Promise((resolve) => (answer = resolve)));
    noteProduct(9, true);
    answer([1]);
    await refreshed;
    expect(ids()).toEqual([9]);
  });
});

test.each([undefined, null, 'junk', 7, [], [1, 2], {}, { ids: 'x', askedAt: 1 }, { ids: [1, '2'], askedAt: 1 }])(
  '%j is no list that was kept',
  (found) => {
    expect(readContents(found)).toEqual({ ids: [], askedAt: 0 });
  },
);
