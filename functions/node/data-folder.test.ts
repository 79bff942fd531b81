import {
  chmodSync,
  existsSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { spawnSync } from 'node:child_process';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { openDataFolder } from './data-folder.ts';
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
