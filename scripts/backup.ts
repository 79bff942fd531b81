/**
 * `npm run backup -- --to DIR [--keep N] [--data DIR]`: backs up the shop of a data folder, also while it is open. The
 * records are copied as of one moment, and files only if no earlier backup in DIR has them. BACKUP_PASSPHRASE encrypts
 * it. `--keep` deletes all but the newest N backups.
 */
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { makeBackup } from '../functions/node/backup/make-backup.ts';
import { CannotStart } from '../functions/node/cannot-start.ts';
import { openDataFolder } from '../functions/node/data-folder.ts';
import { explained } from './explained.ts';
import { folderGiven } from './folder-given.ts';

const {
  to = process.env.BACKUP_DIR,
  keep,
  data,
} = parseArgs({
  options: { to: { type: 'string' }, keep: { type: 'string' }, data: { type: 'string' } },
}).values;

await explained(async () => {
  if (!to) throw new CannotStart('Name the folder of the backups: npm run backup -- --to DIR');
  if (keep !== undefined && !/^[1-9]\d{0,3}$/.test(keep)) throw new CannotStart('--keep is a number from 1 to 9999.');
  const { path, manifest, newFiles } = await makeBackup(
    openDataFolder(folderGiven(data)),
    {
      to: resolve(to),
      passphrase: process.env.BACKUP_PASSPHRASE || undefined,
      keep: keep === undefined ? undefined : Number(keep),
      now: Date.now(),
    },
    console.log,
  );
  const { orders, users, products } = manifest.counts;
  console.log(
    `${orders} orders, ${users} people, ${products} products, ${manifest.files.length} files (${newFiles} new).`,
  );
  console.log(`The backup is ${path}`);
});
