import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { seedingShop } from '../../../../scripts/seed-shop.ts';
import { migrate } from '../../../node/migrate.ts';
import { openEmbeddedDb } from '../../../node/open-db.ts';
import { countSearch } from './count-searches.ts';
import { parseQuery } from './parse-query.ts';

const DAY = 86_400_000;

test('a day’s different searches are kept up to a number; those that are known are counted on', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'ratnahaat-counts-'));
  const db = openEmbeddedDb(join(folder, 'shop.db'));
  migrate(db.connection);
  const now = Date.UTC(2026, 9, 1, 6);
  const rows = () => db.connection.prepare('SELECT count(*) AS rows, sum(count) AS searches FROM search_counts').get();
  db.connection.exec(`WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 4999)
    INSERT INTO search_counts (searched_on, query, count, empty_count) SELECT '2026-10-01', 'nonsense' || i, 1, 1 FROM n`);
  const search = (input: string, at = now) => countSearch(seedingShop(db, at), parseQuery(input), 0);

  await search('zzyzx');
  expect(rows()).toMatchObject({ rows: 5000, searches: 5000 });
  await search('qwrtp');
  expect(rows()).toMatchObject({ rows: 5000, searches: 5000 });
  await search('zzyzx');
  expect(rows()).toMatchObject({ rows: 5000, searches: 5001 });
  await search('qwrtp', now + DAY);
  expect(rows()).toMatchObject({ rows: 5001, searches: 5002 });
  db.close();
  rmSync(folder, { recursive: true });
});
