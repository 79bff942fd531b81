import { createClient } from '@libsql/client/web';
import Database from 'libsql';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { describe, expect, onTestFinished, test } from 'vitest';
import { checkInvariants } from '../../functions/domain/whole-shop/invariants/index.ts';
import { openDbOverHttp } from '../../functions/db/open-db-over-http.ts';
import { openDataFolder } from '../../functions/node/data-folder.ts';
import { allMigrations, migrate, needsMigration } from '../../functions/node/migrate.ts';
import { openEmbeddedDb } from '../../functions/node/open-db.ts';
import { frozenMigrations, hashesOfMigrations } from '../../scripts/frozen-migrations.ts';
import { NO_SQLD } from '../../scripts/install-sqld.ts';
import { migrateRemote, phasesOf } from '../../scripts/migrate-remote.ts';
import { prepareRecords } from '../../scripts/prepare-data.ts';
import { startSqld } from '../support/sqld.ts';
import { migratedDatabase } from './tables.ts';

const RECORDS = 'tests/records';
const ENDING = '.db.br';
/** The versions whose records are stored: the first of each schema. */
const VERSIONS = existsSync(RECORDS)
  ? readdirSync(RECORDS).flatMap((name) => (name.endsWith(ENDING) ? [name.slice(0, -ENDING.length)] : []))
  : [];

function newFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'ratnahaat-releases-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

/** Writes the records of a version into a new data folder. */
function recordsOf(version: string): string {
  const path = join(newFolder(), 'ratnahaat.db');
  writeFileSync(path, brotliDecompressSync(readFileSync(join(RECORDS, version + ENDING))));
  return path;
}

describe('the migrations', () => {
  test('of a release are never changed', () => {
    expect(hashesOfMigrations()).toMatchObject(frozenMigrations());
  });

  test('of the next release that take something away come last', () => {
    const released = frozenMigrations();
    expect(() => phasesOf(allMigrations().filter(({ name }) => !(`${name}.sql` in released)))).not.toThrow();
  });

  const marked = (marks: [hash: string, appliedAt: number][], isMigrated: boolean) => {
    const connection = new Database(':memory:');
    if (isMigrated) migrate(connection);
    else connection.exec('CREATE TABLE migrations (hash TEXT PRIMARY KEY, applied_at INTEGER NOT NULL) STRICT');
    for (const mark of marks) connection.prepare('INSERT INTO migrations VALUES (?, ?)').run(...mark);
    return connection;
  };

  test.each([
    [
      'a newer version',
      [['of tomorrow', Date.UTC(2027, 5, 1)]],
      true,
      'A newer version of the shop has opened this database',
    ],
    ['before version 1.0.0', [['of an old draft', Date.UTC(2026, 10, 22)]], false, 'was made before version 1.0.0'],
    ['changed code', [['of a fork', Date.UTC(2027, 5, 1)]], false, 'was made by changed code'],
  ] as const)('of a database by %s are told apart', (_, marks, isMigrated, says) => {
    const connection = marked(
      marks.map(([hash, at]) => [hash, at]),
      isMigrated,
    );
    expect(() => needsMigration(connection)).toThrow(says);
    expect(() => migrate(connection)).toThrow(says);
  });

  test('that a database lacks are applied after its records were copied', async () => {
    const path = newFolder();
    const folder = openDataFolder(path);
    const db = openEmbeddedDb(folder.databasePath);
    migrate(db.connection);
    // The schema stays: only the mark of the migration is taken away, so that it counts as a new one.
    db.connection.exec('DELETE FROM migrations');
    db.close();
    const said: string[] = [];
    await expect(prepareRecords(folder, (text) => said.push(text))).rejects.toThrow('already exists');
    const [copy] = readdirSync(join(path, 'before-migrations'));
    expect(said.at(-1)).toContain(copy);
    const copied = new Database(join(path, 'before-migrations', copy!));
    expect(copied.prepare('SELECT count(*) AS orders FROM orders').get()).toMatchObject({ orders: 0 });
    copied.close();
  });
});

/** A migration that re-creates a table must neither lose rows that refer to it nor its indexes, triggers and views. */
const OBJECTS = "SELECT type, name, sql FROM sqlite_schema WHERE name NOT LIKE 'libsql_%' ORDER BY type, name";
const ORDERS_OF_ITEMS = `SELECT count(*) AS items, count(orders.id) AS with_order
  FROM order_items LEFT JOIN orders ON orders.id = order_items.order_id`;

describe.each(VERSIONS)('records of version %s', (version) => {
  test('open, and everything holds', async () => {
    const db = openEmbeddedDb(recordsOf(version));
    onTestFinished(() => db.close());
    migrate(db.connection);
    const checked = await checkInvariants(db);
    expect(checked.filter(({ faults }) => faults.length > 0)).toEqual([]);
    expect(db.connection.prepare('PRAGMA foreign_key_check').all()).toEqual([]);
    expect(db.connection.prepare(OBJECTS).all()).toEqual(migratedDatabase().prepare(OBJECTS).all());
    const { items, with_order } = db.connection.prepare(ORDERS_OF_ITEMS).get() as Record<string, number>;
    expect(items).toBeGreaterThan(0);
    expect(with_order).toBe(items);
  });

  test.skipIf(NO_SQLD)('open on a libSQL server, and everything holds', async () => {
    const server = await startSqld({ folder: newFolder(), from: recordsOf(version) });
    onTestFinished(() => server.stop());
    await migrateRemote(server.url, undefined);
    const checked = await checkInvariants(openDbOverHttp(server.url, undefined));
    expect(checked.filter(({ faults }) => faults.length > 0)).toEqual([]);
    const client = createClient({ url: server.url });
    onTestFinished(() => client.close());
    expect((await client.execute('PRAGMA foreign_key_check')).rows).toEqual([]);
    const { rows } = await client.execute(OBJECTS);
    const embedded = migratedDatabase().prepare(OBJECTS).all() as Record<string, unknown>[];
    expect(rows.map(({ type, name, sql }) => [type, name, sql])).toEqual(
      embedded.map(({ type, name, sql }) => [type, name, sql]),
    );
    const [counts] = (await client.execute(ORDERS_OF_ITEMS)).rows;
    expect(counts!.with_order).toBe(counts!.items);
  });
});
