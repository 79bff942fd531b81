import Database from 'libsql';
import { execFile } from 'node:child_process';
import {
  copyFileSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { describe, expect, inject, onTestFinished, test } from 'vitest';
import { openDataFolder } from '../../../functions/node/data-folder.ts';
import { makeBackup } from '../../../functions/node/backup/make-backup.ts';
import { restoreBackup } from '../../../functions/node/backup/restore-backup.ts';
import { buy } from '../../support/buy.ts';
import { goodsIn } from '../../support/goods.ts';
import { startNodeShop } from '../../support/node-shop.ts';
import { Persona } from '../../support/persona.ts';
import { makeDataFolder } from '../../support/setup.ts';
import { codeFor, mailsTo, signUpAs } from '../../support/sign-in.ts';
import { until } from '../../support/until.ts';

const { runtime, freshPath } = inject('running');
const ROOT = fileURLToPath(new URL('../../..', import.meta.url));
const NOW = Date.UTC(2026, 10, 29, 20);
const DAY = 24 * 60 * 60_000;
const quiet = () => {};

function newFolder(): string {
  const path = mkdtempSync(join(tmpdir(), 'ratnahaat-backup-'));
  onTestFinished(() => rmSync(path, { recursive: true, force: true }));
  return path;
}

function demoFolder(): ReturnType<typeof openDataFolder> {
  const data = makeDataFolder('backed-up', freshPath, 'none');
  onTestFinished(() => data.remove());
  return openDataFolder(data.path);
}

async function signUp(origin: string, email: string): Promise<Persona> {
  return new Persona(origin, await signUpAs(origin, { email, fullName: 'A Shopper', mobile: '9848012345' }), email);
}

/** Deletes a person's account. */
async function leave(who: Persona): Promise<void> {
  const newest = (await mailsTo(who.origin, who.email))[0]?.id ?? 0;
  await who.post('/api/users/deletion/code', { email: who.email });
  const otp = await codeFor(who.origin, who.email, newest);
  expect((await who.post('/api/users/deletion', { otp })).status).toBe(200);
  await until(
    'the account to be erased',
    async () => (await who.get('/api/users/profile')).status === 401 || undefined,
  );
}

/** Runs a command as `npm run` does, and returns what it printed. */
async function command(script: string, ...options: string[]): Promise<string> {
  const { stdout } = await promisify(execFile)(process.execPath, [`scripts/${script}.ts`, ...options], { cwd: ROOT });
  return stdout;
}

function ordersIn(folder: string): string[] {
  const db = new Database(join(folder, 'ratnahaat.db'), { readonly: true });
  try {
    return (db.prepare('SELECT number FROM orders').all() as { number: string }[]).map(({ number }) => number);
  } finally {
    db.close();
  }
}

describe.runIf(runtime === 'node')('a backup', () => {
  test(
    'taken while orders come in has every order that was answered before, and a restore says what holds',
    { timeout: 120_000 },
    async () => {
      const backups = newFolder();
      const data = makeDataFolder('drill', freshPath, 'none');
      onTestFinished(() => data.remove());
      process.env.BACKUP_DIR = backups;
      onTestFinished(() => void delete process.env.BACKUP_DIR);
      const shop = await startNodeShop(data.path, { pages: 'under way', jobs: 'asked for' });
      onTestFinished(() => shop.kill());
      const { skuId } = await goodsIn(shop.databasePath, 'drill').sku();
      const asha = await signUp(shop.origin, 'asha.drill@example.in');
      const leaver = await signUp(shop.origin, 'leaver.drill@example.in');
      const ordered = async () => (await buy(asha, { skuId })).orderId;

      const before = [await ordered(), await ordered()];
      // Orders and the backup at once.
      const [, meanwhile] = await Promise.all([command('backup', '--to', backups, '--data', data.path), ordered()]);
      const after = [await ordered(), await ordered()];
      await leave(leaver);
      const noted = await new Persona(shop.origin).post('/sandbox/jobs/note-erasures', {});
      expect(noted.json).toEqual({ noted: 1 });
      await shop.kill();

      const elsewhere = join(newFolder(), 'data');
      const said = await command('restore', '--from', backups, '--data', elsewhere);
      expect(said).toMatch(/^Restored the backup of .*Z, made by version \d+\.\d+\.\d+\.$/m);
      expect(said).toContain('1 accounts erased again, 0 as soon as their open orders are done.');
      expect(said).toMatch(/sealed bank accounts, second factors and passwords can/i);
      expect(said).toMatch(/^All \d+ invariants hold\.$/m);
      const restored = ordersIn(elsewhere);
      expect(restored).toEqual(expect.arrayContaining(before));
      const lost = ordersIn(data.path).filter((order) => !restored.includes(order));
      expect(after.filter((order) => lost.includes(order))).toEqual(after);
      expect([...lost, ...restored]).toContain(meanwhile);

      const again = await startNodeShop(elsewhere, { pages: 'under way', jobs: 'asked for' });
      onTestFinished(() => again.kill());
      // The secrets are restored as well, so sessions go on.
      const back = new Persona(again.origin, asha.token);
      expect((await back.get(`/api/orders/${before[0]}`)).status).toBe(200);
      expect((await new Persona(again.origin, leaver.token).get('/api/users/profile')).status).toBe(401);
    },
  );

  test('is whole where a copy of the open files is not', async () => {
    const folder = demoFolder();
    const db = new Database(folder.databasePath);
    db.exec('PRAGMA journal_mode = WAL; PRAGMA wal_autocheckpoint = 0; CREATE TABLE filler (text TEXT)');
    const fill = (rows: number) => {
      const insert = db.prepare('INSERT INTO filler VALUES (?)');
      for (let row = 0; row < rows; row += 1) insert.run('x'.repeat(3000));
    };
    // The database is copied, then a log is written into the database, and then the next log is copied.
    const copied = newFolder();
    db.exec('PRAGMA wal_checkpoint(TRUNCATE)');
    copyFileSync(folder.databasePath, join(copied, 'copy.db'));
    fill(200);
    db.exec('PRAGMA wal_checkpoint(TRUNCATE)');
    fill(50);
    copyFileSync(`${folder.databasePath}-wal`, join(copied, 'copy.db-wal'));
    const { path } = await makeBackup(folder, { to: newFolder(), now: NOW }, quiet);
    db.close();
    const check = (file: string) => {
      const copy = new Database(file);
      try {
        return copy.prepare('PRAGMA integrity_check(1)').all();
      } catch (error) {
        return String(error);
      } finally {
        copy.close();
      }
    };
    expect(check(join(copied, 'copy.db'))).not.toEqual([{ integrity_check: 'ok' }]);
    expect(check(join(path, 'records.db'))).toEqual([{ integrity_check: 'ok' }]);
  });

  test('stores each file once, and keeps as many backups as wanted', async () => {
    const folder = demoFolder();
    const to = newFolder();
    const first = await makeBackup(folder, { to, now: NOW }, quiet);
    writeFileSync(join(folder.mediaPath, 'second.png'), 'a second file');
    const second = await makeBackup(folder, { to, now: NOW + DAY, keep: 2 }, quiet);
    expect([first.newFiles, second.newFiles]).toEqual([1, 1]);
    rmSync(join(folder.mediaPath, 'second.png'));
    await makeBackup(folder, { to, now: NOW + 2 * DAY, keep: 1 }, quiet);
    const contents = readdirSync(join(to, 'files'), { recursive: true, withFileTypes: true });
    expect(contents.filter((entry) => entry.isFile())).toHaveLength(1);
    expect(existsSync(first.path)).toBe(false);
    expect(existsSync(second.path)).toBe(false);
  });

  test('is closed to other users, and unreadable without its passphrase', async () => {
    const folder = demoFolder();
    const to = newFolder();
    const { path } = await makeBackup(folder, { to, now: NOW, passphrase: 'a long one' }, quiet);
    expect(statSync(path).mode & 0o077).toBe(0);
    const secret = (JSON.parse(readFileSync(join(folder.path, 'shop.json'), 'utf8')) as { sessionSecret: string })
      .sessionSecret;
    for (const name of ['records.db', 'shop.json']) {
      const stored = readFileSync(join(path, name));
      expect(stored.includes('SQLite format')).toBe(false);
      expect(stored.includes(secret)).toBe(false);
    }
    const restored = (passphrase?: string) =>
      restoreBackup({ from: path, to: join(newFolder(), 'data'), passphrase }, quiet);
    await expect(restored()).rejects.toThrow('This backup is encrypted: set BACKUP_PASSPHRASE.');
    await expect(restored('another')).rejects.toThrow('BACKUP_PASSPHRASE is not the one of this backup.');
    expect(await restored('a long one')).toMatchObject({ mode: 'sandbox' });
  });

  test.each(['records.db', 'shop.json', 'files', 'manifest.json'])(
    'with a changed %s restores nothing, and says so',
    async (what) => {
      const folder = demoFolder();
      const to = newFolder();
      const { path, manifest } = await makeBackup(folder, { to, now: NOW, passphrase: 'a long one' }, quiet);
      const { sha256 } = manifest.files[0]!;
      const files = readdirSync(to).find((name) => name.startsWith('files'))!;
      const changed = what === 'files' ? join(to, files, sha256.slice(0, 2), sha256) : join(path, what);
      const bytes = readFileSync(changed);
      bytes[Math.floor(bytes.length / 2)]! ^= 1;
      writeFileSync(changed, what === 'manifest.json' ? bytes.subarray(1) : bytes);
      const target = join(newFolder(), 'data');
      await expect(restoreBackup({ from: path, to: target, passphrase: 'a long one' }, quiet)).rejects.toThrow(
        'Restore an older',
      );
      expect(existsSync(join(target, 'ratnahaat.db'))).toBe(false);
      expect(existsSync(join(target, 'shop.json'))).toBe(false);
    },
  );

  test('is not restored over a shop', async () => {
    const folder = demoFolder();
    const { path } = await makeBackup(folder, { to: newFolder(), now: NOW }, quiet);
    await expect(restoreBackup({ from: path, to: folder.path }, quiet)).rejects.toThrow('is not empty');
  });
});
