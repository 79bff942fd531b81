import { chmodSync, mkdirSync, mkdtempSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { shortOfRoom } from '../domain/platform/health/index.ts';
import { backupFolder } from './backup/backup-folder.ts';
import { openDataFolder } from './data-folder.ts';
import type { DataFolder } from './data-folder.ts';
import { machineChecks } from './machine-checks.ts';
import { migrate } from './migrate.ts';
import { openEmbeddedDb } from './open-db.ts';
import type { EmbeddedDb } from './open-db.ts';

const NOW = Date.parse('2026-11-29T10:00:00Z');
const MEGABYTE = 1024 ** 2;
const CONTENT = { bytes: 0, sha256: '' };
const MANIFEST = {
  version: '1.0.0',
  commit: 'unknown',
  mode: 'live',
  key: null,
  records: CONTENT,
  shop: CONTENT,
  counts: {},
  files: [],
};

let path: string;
let folder: DataFolder;
let db: EmbeddedDb;
/** BACKUP_DIR; undefined without one. */
let backupDir: string | undefined;

beforeEach(() => {
  path = mkdtempSync(join(tmpdir(), 'ratnahaat-machine-'));
  folder = openDataFolder(join(path, 'data'));
  db = openEmbeddedDb(folder.databasePath);
  migrate(db.connection);
  backupDir = join(path, 'backups');
  backedUp('2026-11-28T10:00:00Z');
});
afterEach(() => {
  db.close();
  rmSync(path, { recursive: true, force: true });
});

function backedUp(madeAt: string): void {
  const name = madeAt.replaceAll(':', '-');
  mkdirSync(join(backupDir!, name), { recursive: true });
  const manifest = { ...MANIFEST, madeAt };
  writeFileSync(join(backupDir!, name, 'manifest.json'), JSON.stringify(manifest));
}

async function findings(mode: 'live' | 'sandbox' = 'live') {
  const backups =
    backupDir === undefined ? undefined : backupFolder(backupDir, () => Promise.reject(new Error('none')));
  const checks = machineChecks({ folder, connection: db.connection, mode, backups, now: () => NOW });
  return Object.fromEntries(await Promise.all(checks.map(async ({ name, run }) => [name, await run()] as const)));
}

test('a machine in order has no finding', async () => {
  const found = await findings();
  expect(Object.keys(found)).toEqual(['data-folder', 'disk', 'write-ahead-log', 'migrations', 'backup']);
  // The disk is that of the machine which runs the tests.
  const { disk: _, ...others } = found;
  for (const finding of Object.values(others)) expect(finding).toMatchObject({ ok: true });
});

/** Each fault with the check that names it, and what that check says. */
const FAULTS: Record<string, { check: string; provoke: () => void; says: RegExp }> = {
  'a file where the pictures should be': {
    check: 'data-folder',
    provoke: () => writeFileSync(folder.mediaPath, 'x'),
    says: /media is a file, but a folder is needed there\. Move it away/,
  },
  'a write-ahead log that grows': {
    check: 'write-ahead-log',
    provoke() {
      // The engine has the log open, so it is another folder's that grows.
      folder = { ...folder, databasePath: join(path, 'other.db') };
      writeFileSync(`${folder.databasePath}-wal`, '');
      truncateSync(`${folder.databasePath}-wal`, 65 * MEGABYTE);
    },
    says: /^The write-ahead log has 65 MB: another program has kept the database open for long\. End it/,
  },
  'a migration that is not applied': {
    check: 'migrations',
    provoke: () => db.connection.exec('DELETE FROM migrations WHERE rowid = (SELECT max(rowid) FROM migrations)'),
    says: /^The database has not the newest schema\. A start of the shop migrates it\.$/,
  },
  'a database of a newer shop': {
    check: 'migrations',
    provoke: () => db.connection.exec("INSERT INTO migrations VALUES ('unknown', 0)"),
    says: /newer version/,
  },
  'backups that are not configured': {
    check: 'backup',
    provoke: () => (backupDir = undefined),
    says: /^No backups are made: set BACKUP_DIR/,
  },
  'no backup': {
    check: 'backup',
    provoke: () => (backupDir = join(path, 'nowhere')),
    says: /^There is no backup in BACKUP_DIR\./,
  },
  'a backup that is two days old': {
    check: 'backup',
    provoke() {
      backupDir = join(path, 'old');
      backedUp('2026-11-27T09:59:00Z');
      backedUp('2026-11-20T10:00:00Z');
    },
    says: /^The newest backup was made at 2026-11-27T09:59:00\.000Z, more than two days ago\./,
  },
  'a backup whose manifest is cut': {
    check: 'backup',
    provoke() {
      backedUp('2026-11-29T09:00:00Z');
      writeFileSync(join(backupDir!, '2026-11-29T09-00-00Z', 'manifest.json'), '{"madeAt": "20');
    },
    says: /^The backups in BACKUP_DIR cannot be read: /,
  },
  'a file where the backups should be': {
    check: 'backup',
    provoke: () => writeFileSync((backupDir = join(path, 'file')), 'x'),
    says: /^The backups in BACKUP_DIR cannot be read: ENOTDIR/,
  },
};

describe('the doctor names', () => {
  test.each(Object.keys(FAULTS))('%s', async (name) => {
    const { check, provoke, says } = FAULTS[name]!;
    provoke();
    const finding = (await findings())[check];
    expect(finding).toMatchObject({ ok: false, message: expect.stringMatching(says) });
    if (check === 'backup') expect(finding!.alarms).toEqual([{ cause: 'backup', text: finding!.message }]);
  });

  // Root may read everything.
  test.skipIf(process.getuid?.() === 0)('a data folder without rights', async () => {
    mkdirSync(folder.mediaPath);
    chmodSync(folder.mediaPath, 0o000);
    expect((await findings())['data-folder']!.message).toMatch(/^This user may not read and write /);
  });
});

test('a sandbox needs no backup', async () => {
  backupDir = undefined;
  expect((await findings('sandbox'))['backup']).toMatchObject({ ok: true });
});

test.each([
  [199, 1000, 'The disk has 199 MB free and needs 200 MB.'],
  [200, 1000, undefined],
  [4999, 100_000, 'The disk has 4999 MB free and needs 5000 MB.'],
  [5000, 100_000, undefined],
])('of %i MB free of %i the disk says %s', (free, total, says) => {
  expect(shortOfRoom({ freeBytes: free * MEGABYTE, totalBytes: total * MEGABYTE })).toBe(says);
});
