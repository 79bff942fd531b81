import { expect, test } from 'vitest';
import { stageOf } from './following.ts';

const soon = { isFirst: false, waitedMs: 4000 };

test('a change waits until it is published and its pages are drawn', () => {
  const publishing = { shown: 7, pages: 0, takesSeconds: 20 };
  expect(stageOf(publishing, 8, soon)).toEqual({ stage: 'waiting', takesSeconds: 20, pages: 0 });
  expect(stageOf({ ...publishing, shown: 8, pages: 3 }, 8, soon)).toEqual({
    stage: 'waiting',
    takesSeconds: 20,
    pages: 3,
  });
  expect(stageOf({ ...publishing, shown: 9 }, 8, soon)).toEqual({ stage: 'live' });
});

test('shows nothing of a change that no page shows', () => {
  expect(stageOf({ shown: 8, pages: 0, takesSeconds: 20 }, 8, { isFirst: true, waitedMs: 0 })).toBeUndefined();
});

test('ends the wait after several usual durations', () => {
  expect(stageOf({ shown: 7, pages: 0, takesSeconds: 20 }, 8, { ...soon, waitedMs: 181_000 })).toEqual({
    stage: 'late',
  });
});
