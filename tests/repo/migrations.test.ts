import { createClient } from '@libsql/client/web';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { NO_SQLD } from '../../scripts/install-sqld.ts';
import { migrateRemote } from '../../scripts/migrate-remote.ts';
import { startSqld } from '../support/sqld.ts';
import type { Sqld } from '../support/sqld.ts';
import { migratedDatabase } from './tables.ts';

/** The libSQL server has its own parser, which knows less than the engine's: it may refuse a valid statement. */
describe.skipIf(NO_SQLD)('a libSQL server', () => {
  const folder = mkdtempSync(join(tmpdir(), 'migrations-'));
  let server: Sqld;
  beforeAll(async () => {
    server = await startSqld({ folder });
  });
  afterAll(async () => {
    await server.stop();
    rmSync(folder, { recursive: true });
  });

  test('accepts every migration, and has the tables, views and triggers of the embedded engine', async () => {
    expect(await migrateRemote(server.url, undefined)).toBeGreaterThan(0);
    const objects = "SELECT type, name, sql FROM sqlite_master WHERE name NOT LIKE 'libsql_%' ORDER BY type, name";
    const { rows } = await createClient({ url: server.url }).execute(objects);
    const embedded = migratedDatabase().prepare(objects).all([]) as Record<string, unknown>[];
    expect(rows.map(({ type, name, sql }) => [type, name, sql])).toEqual(
      embedded.map(({ type, name, sql }) => [type, name, sql]),
    );
  });

  test('has no migration to apply a second time', async () => {
    expect(await migrateRemote(server.url, undefined)).toBe(0);
  });
});
