import {
  chmodSync,
  existsSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  readFileSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { spawnSync } from 'node:child_process';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, describe, expect, test, vi } from 'vitest';
import { noteShop, openDataFolder, withSecrets } from './data-folder.ts';
import { diskFiles } from './disk-media.ts';
import { openEmbeddedDb } from './open-db.ts';

const tmp = mkdtempSync(join(tmpdir(), 'ratnahaat-rights-'));
afterAll(() => rmSync(tmp, { recursive: true, force: true }));

/** Returns the permissions that other users have on the folder and on everything in it. */
function openToOthers(folder: string): string[] {
  const paths = readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) => join(folder, name));
  return [folder, ...paths].filter((path) => {
    const { mode } = lstatSync(path);
    return !lstatSync(path).isSymbolicLink() && (mode & 0o077) !== 0;
  });
}

describe.skipIf(process.platform === 'win32')('what is in a data folder is its owner’s alone:', () => {
  test('all that is written into a new one', async () => {
    const path = join(tmp, 'new');
    const folder = openDataFolder(path);
    const db = openEmbeddedDb(folder.databasePath);
    db.connection.exec('CREATE TABLE t (id INTEGER PRIMARY KEY) STRICT; INSERT INTO t VALUES (1)');
    await diskFiles(folder.mediaPath).put('one/two.png', new Uint8Array([1]), 'image/png');
    expect(existsSync(`${folder.databasePath}-wal`)).toBe(true);
    expect(openToOthers(path)).toEqual([]);
    db.close();
  });

  test('all that an older version of the shop left open', () => {
    const path = join(tmp, 'old');
    openDataFolder(path);
    mkdirSync(join(path, 'media/deep'), { recursive: true });
    for (const name of ['ratnahaat.db', 'ratnahaat.db-wal', 'media/a.png', 'media/deep/b.png']) {
      writeFileSync(join(path, name), 'x');
      chmodSync(join(path, name), 0o644);
    }
    for (const name of ['media/deep', 'media', '.']) chmodSync(join(path, name), 0o755);
    expect(openToOthers(path)).toHaveLength(7);
    openDataFolder(path);
    expect(openToOthers(path)).toEqual([]);
  });

  test('a file that was copied into it since', () => {
    const path = join(tmp, 'copied');
    openDataFolder(path);
    writeFileSync(join(path, 'ratnahaat.db'), 'x');
    chmodSync(join(path, 'ratnahaat.db'), 0o664);
    openDataFolder(path);
    expect(openToOthers(path)).toEqual([]);
  });

  test('but what a link leads to is left as it is', () => {
    const path = join(tmp, 'linked');
    const elsewhere = join(tmp, 'elsewhere.png');
    mkdirSync(path);
    writeFileSync(elsewhere, 'x');
    chmodSync(elsewhere, 0o644);
    symlinkSync(elsewhere, join(path, 'link.png'));
    openDataFolder(path);
    expect(lstatSync(elsewhere).mode & 0o777).toBe(0o644);
  });
});

/** A read-only disk of its own. Only root can create it, and not in every container. */
const readOnly = mkdtempSync(join(tmpdir(), 'ratnahaat-read-only-'));
const isReadOnly = spawnSync('mount', ['-t', 'tmpfs', '-o', 'ro', 'tmpfs', readOnly]).status === 0;
afterAll(() => {
  if (isReadOnly) spawnSync('umount', ['-l', readOnly]);
  rmSync(readOnly, { recursive: true, force: true });
});

test.runIf(isReadOnly).each(['', 'new', 'new/below'])('a read-only disk is named as such: %j below it', (below) => {
  const path = join(readOnly, below);
  expect(() => openDataFolder(path)).toThrow(
    `${path} is read-only. Mount its disk for writing, or choose another folder with DATA_DIR.`,
  );
});

describe('the secrets of a shop', () => {
  afterEach(() => vi.unstubAllEnvs());
  const GIVEN = { SESSION_SECRET: 's'.repeat(32), SEALING_SECRET: 'k'.repeat(32) };

  test('are two in a new folder, and stay when it is opened again', () => {
    const path = join(tmp, 'two-secrets');
    const { sessionSecret, sealingSecret } = openDataFolder(path);
    expect(sealingSecret).toMatch(/^[0-9a-f]{64}$/);
    expect(sealingSecret).not.toBe(sessionSecret);
    noteShop({ path });
    expect(openDataFolder(path)).toMatchObject({ sessionSecret, sealingSecret });
  });

  test.each(Object.entries(GIVEN))('need no key in the folder if the environment has %s', (name, secret) => {
    vi.stubEnv(name, secret);
    expect(openDataFolder(join(tmp, `given-${name}`)).sealingSecret).toBeUndefined();
  });

  test('are one in a folder of an older shop, which also seals', () => {
    const path = join(tmp, 'one-secret');
    openDataFolder(path);
    const stored = JSON.stringify({ id: 'abc', sessionSecret: 'of an older shop', hasShop: true });
    writeFileSync(join(path, 'shop.json'), stored);
    const folder = openDataFolder(path);
    expect(withSecrets(folder, {})).toMatchObject({ SESSION_SECRET: 'of an older shop', SEALING_SECRET: undefined });
    expect(readFileSync(join(path, 'shop.json'), 'utf8')).toBe(stored);
  });

  test('are those of the environment, if it has any, and the folder still opens what it sealed', () => {
    const folder = { sessionSecret: 'one', sealingSecret: 'two' };
    expect(withSecrets(folder, GIVEN)).toMatchObject({ ...GIVEN, FORMER_SEALING_SECRET: 'two' });
    const older = { sessionSecret: 'one', sealingSecret: undefined };
    expect(withSecrets(older, GIVEN)).toMatchObject({ ...GIVEN, FORMER_SEALING_SECRET: 'one' });
    const FORMER_SEALING_SECRET = 'former';
    expect(withSecrets(older, { ...GIVEN, FORMER_SEALING_SECRET })).toMatchObject({ FORMER_SEALING_SECRET });
  });
});
