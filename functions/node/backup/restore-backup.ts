import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { CannotStart } from '../cannot-start.ts';
import { SHOP_FILE } from '../data-folder.ts';
import { LOCK_FILES, aloneIn } from '../folder-lock.ts';
import { contentPath, filesOf, RECORDS_FILE } from './make-backup.ts';
import { MANIFEST_FILE, readManifest } from './manifest.ts';
import type { Manifest } from './manifest.ts';
import { checkOf, keyOf, takeOut } from './stored-content.ts';
import type { BackupKey, Measured } from './stored-content.ts';

export interface RestoreWanted {
  /** The folder of one backup. */
  from: string;
  /** The data folder, which has to be empty. */
  to: string;
  passphrase?: string | undefined;
}

/**
 * Writes a backup into an empty data folder. Every content is checked by its hash. `shop.json` comes last, so an
 * interrupted restore is no shop.
 * @throws CannotStart when the folder is not empty, and when the backup is missing, incomplete, changed, or encrypted with
 *   another passphrase
 */
export async function restoreBackup(
  { from, to, passphrase }: RestoreWanted,
  say: (text: string) => void,
): Promise<Manifest> {
  const manifest = await manifestOf(from);
  const key = keyFor(manifest, passphrase);
  await mkdir(to, { recursive: true, mode: 0o700 });
  return aloneIn(to, say, async () => {
    const present = (await readdir(to)).filter((name) => !LOCK_FILES.includes(name));
    if (present.length > 0) {
      throw new CannotStart(
        `${to} is not empty: it has ${present.slice(0, 3).join(', ')}. A backup is restored into an empty folder; choose one with DATA_DIR.`,
      );
    }
    try {
      await takeChecked(join(from, RECORDS_FILE), join(to, 'ratnahaat.db'), key, manifest.records);
      const contents = filesOf(dirname(from), manifest.key);
      for (const { name, ...content } of manifest.files)
        await takeChecked(contentPath(contents, content.sha256), join(to, 'media', name), key, content);
      const draft = join(to, `${SHOP_FILE}.part`);
      await takeChecked(join(from, SHOP_FILE), draft, key, manifest.shop);
      await rename(draft, join(to, SHOP_FILE));
    } catch (error) {
      for (const name of ['ratnahaat.db', 'media', `${SHOP_FILE}.part`])
        await rm(join(to, name), { recursive: true, force: true });
      throw error;
    }
    return manifest;
  });
}

async function manifestOf(from: string): Promise<Manifest> {
  const path = join(from, MANIFEST_FILE);
  if (!existsSync(path)) throw new CannotStart(`${from} is no backup: it has no ${MANIFEST_FILE}.`);
  try {
    return readManifest(await readFile(path, 'utf8'));
  } catch {
    throw new CannotStart(`${path} is damaged. Restore an older backup.`);
  }
}

function keyFor({ key }: Manifest, passphrase: string | undefined): BackupKey {
  if (key === null) return undefined;
  if (passphrase === undefined) throw new CannotStart('This backup is encrypted: set BACKUP_PASSPHRASE.');
  const derived = keyOf(passphrase, key.salt);
  if (checkOf(derived) !== key.check) throw new CannotStart('BACKUP_PASSPHRASE is not the one of this backup.');
  return derived;
}

/** @throws CannotStart when the stored file is missing or has another content */
async function takeChecked(from: string, to: string, key: BackupKey, expected: Measured): Promise<void> {
  if (!existsSync(from)) throw new CannotStart(`The backup is incomplete: ${from} is missing. Restore an older one.`);
  const { sha256 } = await takeOut(from, to, key).catch((error: NodeJS.ErrnoException) => {
    // Errors of the system have a code; without one, the content could not be decrypted.
    if (error.code?.startsWith('E') && !error.code.startsWith('ERR')) throw error;
    return { sha256: '' };
  });
  if (sha256 !== expected.sha256)
    throw new CannotStart(`The backup is damaged: ${from} was changed. Restore an older one.`);
}
