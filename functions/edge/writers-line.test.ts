import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { LineTooLong, WritersLine } from './writers-line.ts';

const FOR_EVER = 60_000;

/** Work that ends when it is told to. */
function held() {
  let end = (_: string) => {};
  const ended = new Promise<string>((resolve) => (end = resolve));
  return { work: () => ended, end };
}

test('one at a time, in the order they came, whether their work fails or not', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(fc.boolean(), { maxLength: 12 }), async (failures) => {
      const line = new WritersLine();
      const seen: string[] = [];
      const writers = failures.map((fails, index) =>
        line.enter(async () => {
          seen.push(`${index} in`);
          await Promise.resolve();
          seen.push(`${index} out`);
          if (fails) throw new Error('refused');
          return index;
        }, FOR_EVER),
      );
      const ends = await Promise.allSettled(writers);
      expect(ends.map(({ status }) => status === 'rejected')).toEqual(failures);
      expect(seen).toEqual(failures.flatMap((_, index) => [`${index} in`, `${index} out`]));
      expect(line.isBusy).toBe(false);
    }),
    { numRuns: 50 },
  );
});

test('who waits too long is told so, and never has a turn', async () => {
  const line = new WritersLine();
  const { work, end } = held();
  const first = line.enter(work, FOR_EVER);
  let hadTurn = false;
  const second = line.enter(async () => {
    hadTurn = true;
    return Promise.resolve('second');
  }, 1);
  await expect(second).rejects.toBeInstanceOf(LineTooLong);
  expect(line.isBusy).toBe(true);
  end('first');
  expect(await first).toBe('first');
  expect(await line.enter(() => Promise.resolve('third'), FOR_EVER)).toBe('third');
  expect(hadTurn).toBe(false);
});

test('who comes after somebody that gave up still waits for those before', async () => {
  const line = new WritersLine();
  const { work, end } = held();
  const first = line.enter(work, FOR_EVER);
  const second = line.enter(() => Promise.resolve('second'), 1);
  const ends: string[] = [];
  const third = line.enter(() => {
    ends.push('third begins');
    return Promise.resolve('third');
  }, FOR_EVER);
  await expect(second).rejects.toBeInstanceOf(LineTooLong);
  ends.push('first ends');
  end('first');
  await Promise.all([first, third]);
  expect(ends).toEqual(['first ends', 'third begins']);
});
