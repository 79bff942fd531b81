import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { LineTooLong, WritersLine } from './writers-line.ts';

const FOR_EVER = 60_000;

/** Returns a queue whose runs end on command, and records which writes shared a run, in their order. */
function lineOf(together: number) {
  const turns: string[][] = [];
  const ends: (() => void)[] = [];
  const line = new WritersLine(async (writes: string[]) => {
    turns.push(writes);
    await new Promise<void>((resolve) => ends.push(resolve));
    return writes.map((write) => `${write} done`);
  }, together);
  return { line, turns, endTurn: () => ends.shift()!() };
}

test('one turn at a time, in the order they came, each with its own end, whether turns fail or not', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.boolean(), { maxLength: 12 }),
      fc.integer({ min: 1, max: 4 }),
      async (failures, together) => {
        const seen: number[] = [];
        const line = new WritersLine(async (writes: number[]) => {
          expect(writes.length).toBeLessThanOrEqual(together);
          const begun = seen.push(...writes);
          await Promise.resolve();
          expect(seen.length).toBe(begun);
          if (writes.some((write) => failures[write])) throw new Error('lost');
          return writes.map((write) => `end of ${write}`);
        }, together);
        const ends = await Promise.allSettled(failures.map((_, write) => line.enter(write, FOR_EVER)));
        expect(seen).toEqual(failures.map((_, write) => write));
        ends.forEach((end, write) => {
          if (end.status === 'fulfilled') expect(end.value).toBe(`end of ${write}`);
          if (failures[write]) expect(end.status).toBe('rejected');
        });
        expect(line.isBusy).toBe(false);
      },
    ),
    { numRuns: 50 },
  );
});

test('whoever waits when a turn comes has it with the others, up to a bound', async () => {
  const { line, turns, endTurn } = lineOf(3);
  const writes = ['first', 'second', 'third', 'fourth', 'fifth'].map((write) => line.enter(write, FOR_EVER));
  endTurn();
  expect(await writes[0]).toBe('first done');
  endTurn();
  expect(await Promise.all(writes.slice(1, 4))).toEqual(['second done', 'third done', 'fourth done']);
  endTurn();
  expect(await writes[4]).toBe('fifth done');
  expect(turns).toEqual([['first'], ['second', 'third', 'fourth'], ['fifth']]);
});

test('who waits too long is told so, and never has a turn', async () => {
  const { line, turns, endTurn } = lineOf(3);
  const first = line.enter('first', FOR_EVER);
  await expect(line.enter('second', 1)).rejects.toBeInstanceOf(LineTooLong);
  expect(line.isBusy).toBe(true);
  const third = line.enter('third', FOR_EVER);
  endTurn();
  expect(await first).toBe('first done');
  endTurn();
  expect(await third).toBe('third done');
  expect(turns).toEqual([['first'], ['third']]);
});
