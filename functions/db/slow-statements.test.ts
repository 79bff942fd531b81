import { afterEach, expect, test, vi } from 'vitest';
import type { Engine } from './db.ts';
import { withSlowReported } from './slow-statements.ts';

afterEach(() => void vi.restoreAllMocks());

/** Runs a batch that takes this long, and returns what was reported. */
async function reported(ms: number): Promise<string[]> {
  const engine: Engine = { batch: () => Promise.resolve([]) };
  const found: string[] = [];
  vi.spyOn(performance, 'now')
    .mockReturnValueOnce(1000)
    .mockReturnValueOnce(1000 + ms);
  const statement = (sql: string) => ({ sql, args: ['asha@example.in'], read: () => undefined });
  await withSlowReported(engine, (sql, took) => found.push(`${sql} ${took}`)).batch(
    [statement('SELECT 1'), statement('SELECT ?')],
    'read',
  );
  return found;
}

test('a batch of more than 100 ms is reported with its texts and without its values', async () => {
  expect(await reported(101)).toEqual(['SELECT 1; SELECT ? 101']);
});

test('a faster batch is not', async () => {
  expect(await reported(100)).toEqual([]);
});
