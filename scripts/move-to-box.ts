import { existsSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { openedIn } from '../functions/domain/platform/settings/index.ts';
import { openDbOverHttp } from '../functions/db/open-db-over-http.ts';
import { copyRecords } from '../functions/node/backup/make-backup.ts';
import { CannotStart } from '../functions/node/cannot-start.ts';
import { MOVE_FILE, openDataFolder, withSecrets, writeMovedShop } from '../functions/node/data-folder.ts';
import { aloneIn, holdFolder, LOCK_FILES } from '../functions/node/folder-lock.ts';
import { pendingMigrations } from '../functions/node/migrate.ts';
import { openEmbeddedDb } from '../functions/node/open-db.ts';
import { copyTables, differing, measureTables, readSchema, recordsInFile, recordsOnServer } from './copy-tables.ts';
import type { RawRecords } from './copy-tables.ts';
import { reportOf, requireSound } from './move-checks.ts';
import { downloadErasures, downloadFiles, erasuresIn } from './move-files.ts';
import type { Bucket } from './r2-bucket.ts';
import { inOperatorsWords, requireFinished } from './remote-trouble.ts';

export interface MoveToBox {
  /** The data folder: an empty one, or that of an interrupted move from the same place. */
  to: string;
  /** The address of the shop's libSQL server, and its token. */
  url: string;
  token: string | undefined;
  bucket: Bucket;
  isUnreadableAccepted: boolean;
  variables: NodeJS.ProcessEnv;
}

/**
 * Copies a shop from a libSQL server and a bucket into a data folder of this machine. The shop there stays as it is, and
 * has to be closed meanwhile.
 * @returns what was moved and what is to be done next, a sentence each
 * @throws CannotStart when the folder is not empty; when the records break an invariant, or have another schema; and when
 *   the records changed during the move
 */
export async function moveToBox(move: MoveToBox, say: (text: string) => void): Promise<string[]> {
  const { to, url, token, variables } = move;
  if ((variables.SESSION_SECRET ?? '').length < 32)
    throw new CannotStart('Set SESSION_SECRET, and SEALING_SECRET if the Worker has one: they open the sealed values.');
  await requireFinished(url, token);
  const server = recordsOnServer(url, token);
  await inOperatorsWords(url, () => requireShop(server, url, token));
  await mkdir(to, { recursive: true, mode: 0o700 });
  const release = holdFolder(to, 'npm run move');
  try {
    return await aloneIn(to, say, () => run(move, server, say));
  } finally {
    release();
  }
}

/** @throws CannotStart when there is no shop, or it has the schema of another version */
async function requireShop(server: RawRecords, url: string, token: string | undefined): Promise<void> {
  const { host } = new URL(url);
  const tables = await server.read({
    sql: "SELECT name FROM sqlite_schema WHERE type = 'table' AND name IN ('migrations', 'openings')",
  });
  if (tables.length < 2 || (await openedIn(openDbOverHttp(url, token))) === undefined)
    throw new CannotStart(`There is no shop at ${host}.`);
  const applied = await server.read({ sql: 'SELECT hash, applied_at FROM migrations' });
  const pending = pendingMigrations(
    applied.map(([hash, appliedAt]) => ({ hash: String(hash), applied_at: Number(appliedAt) })),
  );
  if (pending.length > 0)
    throw new CannotStart(
      `The records at ${host} have the schema of an older version. Move them with that version, or run npm run deploy first.`,
    );
}

async function run(move: MoveToBox, server: RawRecords, say: (text: string) => void): Promise<string[]> {
  const { to, url, token, bucket, isUnreadableAccepted, variables } = move;
  const { host } = new URL(url);
  beginIn(to, host, say);
  const erased = await erasuresIn(bucket);
  if (erased.length > 0 && !variables.BACKUP_DIR)
    throw new CannotStart(
      `${erased.length} people were erased whom a backup might bring back. Set BACKUP_DIR, the folder of the backups, which gets their list.`,
    );
  writeMovedShop(to, {
    sessionSecret: variables.SESSION_SECRET!,
    sealingSecret: variables.SEALING_SECRET || undefined,
  });
  const folder = openDataFolder(to);
  const draft = `${folder.databasePath}.draft`;
  const copy = `${folder.databasePath}.copy`;
  for (const path of [draft, `${draft}-wal`, `${draft}-shm`, copy]) rmSync(path, { force: true });

  say('Copying records ...');
  const schema = readSchema();
  const db = openEmbeddedDb(draft);
  try {
    const measures = await inOperatorsWords(url, () => copyTables(server, recordsInFile(db.connection), schema));
    say('Downloading files ...');
    const files = await downloadFiles(bucket, folder.mediaPath);
    if (variables.BACKUP_DIR) await downloadErasures(bucket, variables.BACKUP_DIR);
    say('Reading the records again ...');
    // Tables that are the same at both readings are as they were at one moment between them.
    const changed = differing(measures, await inOperatorsWords(url, () => measureTables(server, schema.tables)));
    if (changed.length > 0)
      throw new CannotStart(
        `Somebody wrote to the records at ${host} meanwhile (${changed.join(', ')}). Close the shop there, and run the move again: npx wrangler secret delete DATABASE_URL`,
      );
    const secrets = withSecrets(folder, variables);
    await requireSound(openDbOverHttp(url, token), secrets, `at ${host}`, isUnreadableAccepted);
    const checked = await requireSound(db, secrets, `in ${to}`, isUnreadableAccepted);
    copyRecords(draft, copy);
    renameSync(copy, folder.databasePath);
    rmSync(join(to, MOVE_FILE));
    const former = ['FORMER_SEALING_SECRET', 'FORMER_SESSION_SECRET'].filter((name) => variables[name]);
    return [
      ...reportOf(to, { measures, checked, files, erasures: erased.length }),
      `shop.json has its secrets.${former.length > 0 ? ` Keep ${former.join(' and ')} in the variables of the shop.` : ''}`,
      'Next:',
      `1. DATA_DIR=${to} npm start, with the variables of a shop on one machine and without DATABASE_URL`,
      '2. Point the name of the shop to this machine.',
      '3. If the address changed, enter it in the dashboards of gateway and couriers: ORIGIN/webhooks/razorpay and ORIGIN/webhooks/courier.',
      '4. npx wrangler delete: an open Worker would take orders, charge and send mails beside this shop.',
    ];
  } finally {
    db.close();
    for (const path of [draft, `${draft}-wal`, `${draft}-shm`, copy]) rmSync(path, { force: true });
  }
}

/** @throws CannotStart when the folder has anything but an interrupted move from the same place */
function beginIn(to: string, host: string, say: (text: string) => void): void {
  const mark = join(to, MOVE_FILE);
  const present = readdirSync(to).filter((name) => !LOCK_FILES.includes(name));
  if (present.length === 0) return writeFileSync(mark, host, { mode: 0o600 });
  if (existsSync(mark) && readFileSync(mark, 'utf8') === host && !present.includes('ratnahaat.db'))
    return say('An interrupted move goes on: files that are here are not copied again.');
  throw new CannotStart(
    `${to} is not empty: it has ${present.slice(0, 3).join(', ')}. A shop is moved into an empty folder; choose one with DATA_DIR.`,
  );
}
