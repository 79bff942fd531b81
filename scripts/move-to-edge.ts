import { existsSync, rmSync, writeFileSync } from 'node:fs';
import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { openDbOverHttp } from '../functions/db/open-db-over-http.ts';
import { openedIn } from '../functions/domain/platform/settings/index.ts';
import { copyRecords } from '../functions/node/backup/make-backup.ts';
import { CannotStart } from '../functions/node/cannot-start.ts';
import { withSecrets } from '../functions/node/data-folder.ts';
import type { DataFolder } from '../functions/node/data-folder.ts';
import { aloneIn, holdFolder } from '../functions/node/folder-lock.ts';
import { requireRoom, sizeOfFile } from '../functions/node/free-room.ts';
import { migrate } from '../functions/node/migrate.ts';
import { openEmbeddedDb } from '../functions/node/open-db.ts';
import { copyTables, readSchema, recordsInFile, recordsOnServer, stateOf } from './copy-tables.ts';
import { reportOf, requireSound } from './move-checks.ts';
import { uploadErasures, uploadFiles } from './move-files.ts';
import type { Bucket } from './r2-bucket.ts';
import { inOperatorsWords, requireAnswer } from './remote-trouble.ts';

/** The folder of the records' copy, inside the data folder. An interrupted move leaves it, and the next one deletes it. */
const COPY_FOLDER = 'moving';

export interface MoveToEdge {
  folder: DataFolder;
  /** The address of an empty libSQL server, and its token. */
  url: string;
  token: string | undefined;
  bucket: Bucket;
  /** The file that gets the Worker's secrets. */
  secretsPath: string;
  /** Whether the shop may be open meanwhile. */
  isWhileOpen: boolean;
  isUnreadableAccepted: boolean;
  variables: NodeJS.ProcessEnv;
}

/**
 * Copies a shop of this machine to a libSQL server and a bucket, and writes the secrets of its Worker into a file. The
 * shop here stays as it is.
 * @returns what was moved and what is to be done next, a sentence each
 * @throws CannotStart when the shop is open, its records are not sound, or the server has other tables
 */
export async function moveToEdge(move: MoveToEdge, say: (text: string) => void): Promise<string[]> {
  const { folder, isWhileOpen } = move;
  if (!existsSync(folder.databasePath)) throw new CannotStart(`There are no records in ${folder.path}.`);
  const release = isWhileOpen ? () => {} : heldForMove(folder.path);
  const copies = join(folder.path, COPY_FOLDER);
  try {
    return await aloneIn(folder.path, say, async () => {
      await rm(copies, { recursive: true, force: true });
      await mkdir(copies, { mode: 0o700 });
      return run(move, join(copies, 'records.db'), say);
    });
  } finally {
    rmSync(copies, { recursive: true, force: true });
    release();
  }
}

function heldForMove(path: string): () => void {
  try {
    return holdFolder(path, 'npm run move');
  } catch (error) {
    if (!(error instanceof CannotStart)) throw error;
    throw new CannotStart(
      `${error.message} With --while-open it is moved as of now, and what is ordered afterwards stays behind.`,
    );
  }
}

async function run(move: MoveToEdge, copyPath: string, say: (text: string) => void): Promise<string[]> {
  const { folder, url, token, bucket, isUnreadableAccepted, variables } = move;
  await requireAnswer(url, token);
  const { host } = new URL(url);
  const server = recordsOnServer(url, token);
  const before = await stateOf(server);
  if (before === 'in use')
    throw new CannotStart(
      `The database at ${host} is not empty. Records are moved into an empty one: make a new database, or delete all tables of this one.`,
    );
  if (before === 'unfinished')
    say(`An interrupted move is begun again: the unfinished records at ${host} are replaced.`);

  requireRoom(folder.path, 2 * sizeOfFile(folder.databasePath), 'the copy of the records that is moved');
  const moment = new Date().toISOString();
  copyRecords(folder.databasePath, copyPath);
  const copy = openEmbeddedDb(copyPath);
  try {
    migrate(copy.connection);
    const mode = await openedIn(copy);
    if (mode === undefined) throw new CannotStart('These records have no shop yet.');
    const secrets = withSecrets(folder, variables);
    await requireSound(copy, secrets, `in ${folder.path}`, isUnreadableAccepted);

    say('Uploading files ...');
    const files = await uploadFiles(folder.mediaPath, bucket);
    const erasures = await uploadErasures(variables.BACKUP_DIR, bucket);
    say('Copying records ...');
    const measures = await inOperatorsWords(url, () =>
      copyTables(recordsInFile(copy.connection), server, readSchema()),
    );
    const checked = await requireSound(openDbOverHttp(url, token), secrets, `at ${host}`, isUnreadableAccepted);
    const missing = writeSecrets(move.secretsPath, { ...variables, ...secrets });
    return [
      ...reportOf(host, { measures, checked, files, erasures }),
      `The records are as of ${moment}. What is ordered here after it is not in them.`,
      'Next:',
      `1. npx wrangler secret bulk ${move.secretsPath} --env=    (then delete that file${missing.length > 0 ? `; it lacks ${missing.join(', ')}, which no variable has` : ''})`,
      `2. Put the address of the shop into wrangler.toml, then DATABASE_URL=${url} DATABASE_TOKEN=... npm run deploy`,
      '3. Point the name of the shop to the Worker, in Cloudflare’s DNS.',
      '4. If the address changed, enter it in the dashboards of gateway and couriers: ORIGIN/webhooks/razorpay and ORIGIN/webhooks/courier.',
      `5. Do not start the shop in ${folder.path} again: it would take orders, charge and send mails beside the other one.`,
    ];
  } finally {
    copy.close();
  }
}

/** The names of the Worker's secrets. The first ones are needed in every shop, or in every live one. */
const NEEDED = [
  'SESSION_SECRET',
  'DATABASE_URL',
  'DATABASE_TOKEN',
  'RESEND_API_KEY',
  'RAZORPAY_KEY_ID',
  'RAZORPAY_KEY_SECRET',
  'RAZORPAY_WEBHOOK_SECRET',
  'SHIPROCKET_EMAIL',
  'SHIPROCKET_PASSWORD',
  'COURIER_WEBHOOK_TOKEN',
];
const SECRETS = [
  ...NEEDED,
  'SEALING_SECRET',
  'FORMER_SEALING_SECRET',
  'FORMER_SESSION_SECRET',
  'RAZORPAY_FORMER_WEBHOOK_SECRET',
  'GOOGLE_CLIENT_ID',
  'WHATSAPP_TOKEN',
  'WHATSAPP_PHONE_NUMBER_ID',
  'WHATSAPP_APP_SECRET',
  'WHATSAPP_VERIFY_TOKEN',
  'MSG91_AUTH_KEY',
  'MSG91_SENDER_ID',
  'MSG91_WEBHOOK_TOKEN',
  'METRICS_TOKEN',
  'ALERT_URL',
  'ERROR_URL',
];

/**
 * Writes the Worker's secrets as `wrangler secret bulk` reads them, for its owner alone.
 * @returns the names of needed secrets that have no value
 */
function writeSecrets(path: string, variables: NodeJS.ProcessEnv): string[] {
  const { SESSION_SECRET, SEALING_SECRET, FORMER_SEALING_SECRET, FORMER_SESSION_SECRET } = variables;
  const isNeeded = (name: string) =>
    // A former secret that is still in use is none.
    !(name === 'FORMER_SEALING_SECRET' && [SESSION_SECRET, SEALING_SECRET].includes(FORMER_SEALING_SECRET)) &&
    !(name === 'FORMER_SESSION_SECRET' && FORMER_SESSION_SECRET === SESSION_SECRET);
  const present = SECRETS.filter((name) => variables[name] && isNeeded(name));
  rmSync(path, { force: true });
  writeFileSync(path, JSON.stringify(Object.fromEntries(present.map((name) => [name, variables[name]])), null, 2), {
    mode: 0o600,
    flag: 'wx',
  });
  return NEEDED.filter((name) => !present.includes(name));
}
