import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openDbOverHttp } from '../../functions/db/open-db-over-http.ts';
import type { Statement } from '../../functions/db/statement.ts';
import { NO_SQLD } from '../../scripts/install-sqld.ts';
import { startSqld } from '../support/sqld.ts';
import type { Sqld } from '../support/sqld.ts';

describe.skipIf(NO_SQLD)('an answer that is too large for the server', () => {
  const folder = mkdtempSync(join(tmpdir(), 'large-answers-'));
  let server: Sqld;
  beforeAll(async () => {
    server = await startSqld({ folder, flags: ['--max-response-size', '1MB'] });
  });
  afterAll(async () => {
    await server.stop();
    rmSync(folder, { recursive: true });
  });

  /** Numbers from 1 on, each with a text of a kilobyte. */
  const rows = (count: number, step = 1): Statement<[number, string][]> => ({
    sql: `WITH RECURSIVE row(number) AS (VALUES (1) UNION ALL SELECT number + 1 FROM row WHERE number < ?)
      SELECT number, printf('%01000d', number) FROM row WHERE number % ? = 0 ORDER BY number DESC`,
    args: [count, step],
    read: (answer) => answer.rows.map((row) => [Number(row[0]), String(row[1])]),
  });

  test('comes in parts, whole and in its order, beside those of its batch', async () => {
    const db = openDbOverHttp(server.url, undefined);
    const [some, all, others] = await db.read(rows(900, 3), rows(9000), rows(5));
    expect(some.map(([number]) => number)).toEqual(Array.from({ length: 300 }, (_, place) => 900 - 3 * place));
    expect(all.map(([number]) => number)).toEqual(Array.from({ length: 9000 }, (_, place) => 9000 - place));
    expect(all.every(([number, text]) => Number(text) === number && text.length === 1000)).toBe(true);
    expect(others.length).toBe(5);
  });

  test('of one row is refused', async () => {
    const db = openDbOverHttp(server.url, undefined);
    const one: Statement<number> = {
      sql: "SELECT printf('%02000000d', 1)",
      args: [],
      read: (answer) => answer.rows.length,
    };
    await expect(db.read(one)).rejects.toThrow();
  });
});
