/**
 * `npm run restore -- --from DIR [--data DIR]`: restores a backup into an empty data folder. DIR is one backup, or the
 * folder of the backups, of which it takes the newest. It checks every content, brings the records to the newest schema,
 * erases accounts again that were erased after the backup, and checks the invariants. BACKUP_PASSPHRASE decrypts it.
 */
import { existsSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { formatPaise } from '#contract/shop/money.ts';
import { unknownPayments } from '../functions/domain/orders/payments/index.ts';
import { checkInvariants } from '../functions/domain/whole-shop/invariants/index.ts';
import { keyRingOf } from '../functions/domain/key-ring.ts';
import { repeatErasures } from '../functions/domain/whole-shop/privacy/index.ts';
import { resealSecrets } from '../functions/domain/whole-shop/secrets/index.ts';
import { readErasures } from '../functions/node/backup/backup-folder.ts';
import { backupsIn } from '../functions/node/backup/make-backup.ts';
import { MANIFEST_FILE } from '../functions/node/backup/manifest.ts';
import { restoreBackup } from '../functions/node/backup/restore-backup.ts';
import { CannotStart } from '../functions/node/cannot-start.ts';
import { noteShop, openDataFolder, withSecrets } from '../functions/node/data-folder.ts';
import { migrate } from '../functions/node/migrate.ts';
import { openEmbeddedDb } from '../functions/node/open-db.ts';
import type { EmbeddedDb } from '../functions/node/open-db.ts';
import { razorpay } from '../functions/providers/payments/razorpay.ts';
import { commandShop } from './command-shop.ts';
import { explained } from './explained.ts';

const { from, data } = parseArgs({ options: { from: { type: 'string' }, data: { type: 'string' } } }).values;

await explained(async () => {
  if (!from) throw new CannotStart('Name the backup: npm run restore -- --from DIR');
  const backup = await chosen(resolve(from));
  const to = resolve(data ?? (process.env.DATA_DIR || './data'));
  const { madeAt, version, mode, counts, files } = await restoreBackup(
    { from: backup, to, passphrase: process.env.BACKUP_PASSPHRASE || undefined },
    console.log,
  );
  console.log(`Restored the backup of ${madeAt}, made by version ${version}.`);
  console.log(`${counts.orders} orders, ${counts.users} people, ${counts.products} products, ${files.length} files.`);

  const folder = openDataFolder(to);
  const db = openEmbeddedDb(folder.databasePath);
  try {
    const applied = migrate(db.connection);
    if (applied > 0) console.log(`Brought the records to the newest schema (${applied} migrations).`);
    noteShop(folder);
    const shop = { ...commandShop(db, 'restore'), ...(await keyRingOf(withSecrets(folder, process.env))) };
    const { unreadable } = await resealSecrets(shop);
    console.log(
      unreadable === 0
        ? 'Sealed bank accounts, second factors and passwords can be read.'
        : `${unreadable} sealed bank accounts, second factors and passwords cannot be read: set the secrets that the shop had.`,
    );
    const since = Date.parse(madeAt);
    const erasures = (await readErasures(dirname(backup))).filter(({ at }) => at >= since);
    const { erased, waiting } = await repeatErasures(shop, erasures);
    if (erased + waiting > 0)
      console.log(`${erased} accounts erased again, ${waiting} as soon as their open orders are done.`);
    const checked = await checkInvariants(db);
    const broken = checked.filter(({ faults }) => faults.length > 0);
    for (const { says, faults } of broken) console.log(`✗ ${says}: ${faults.slice(0, 3).join('; ')}`);
    console.log(broken.length === 0 ? `All ${checked.length} invariants hold.` : 'These records are not sound.');
    console.log(
      `What happened after ${madeAt} is lost. Open payments and parcels are asked about when the shop opens.`,
    );
    if (mode === 'live') await tellUnknownPayments(db, since);
    process.exitCode = broken.length === 0 ? 0 : 1;
  } finally {
    db.close();
  }
});

/** Names the payments of lost orders. The couriers offer no list of parcels by date, so those are left to their panel. */
async function tellUnknownPayments(db: EmbeddedDb, since: number): Promise<void> {
  const { RAZORPAY_KEY_ID: keyId, RAZORPAY_KEY_SECRET: keySecret } = process.env;
  if (!keyId || !keySecret) {
    console.log('With RAZORPAY_KEY_ID and RAZORPAY_KEY_SECRET, the payments of lost orders would be listed here.');
    return;
  }
  const gateway = razorpay(fetch, { keyId, keySecret, webhookSecret: '' });
  const unknown = await unknownPayments({ ...commandShop(db, 'restore'), payments: gateway }, since);
  for (const { id, amountPaise, madeAt, email, contact } of unknown)
    console.log(`  ${id}  ${formatPaise(amountPaise)}  ${new Date(madeAt).toISOString()}  ${email} ${contact}`);
  console.log(
    unknown.length === 0
      ? 'The gateway has no payment that the records do not know.'
      : `These ${unknown.length} payments are of lost orders: refund them at the gateway, or ask their payers.`,
  );
  console.log('Look in the panel of Shiprocket for parcels that were booked since.');
}

/** Returns the given backup, or the newest of a folder of backups. */
async function chosen(path: string): Promise<string> {
  if (existsSync(join(path, MANIFEST_FILE))) return path;
  const newest = (await backupsIn(path)).at(-1);
  if (!newest) throw new CannotStart(`There is no backup in ${path}.`);
  return newest.path;
}
