/**
 * Makes the demo shop in a data folder, for `prepare-data.ts`. The arguments are the folder and the options as JSON.
 * The process sends each step to its parent, and exits if the parent is gone.
 */
import { renameSync, rmSync } from 'node:fs';
import { openDataFolder, withSecrets } from '../functions/node/data-folder.ts';
import type { DataFolder } from '../functions/node/data-folder.ts';
import { diskFiles } from '../functions/node/disk-media.ts';
import { migrate } from '../functions/node/migrate.ts';
import { openEmbeddedDb } from '../functions/node/open-db.ts';
import { seedShop } from '../demo/index.ts';
import { keyRingOf } from '../functions/domain/key-ring.ts';
import type { DemoShop } from './prepare-data.ts';
import { playedCourier } from './played-courier.ts';
import { playedGateway } from './played-gateway.ts';
import { seedingShop } from './seed-shop.ts';

// A new process may start at once, and two must not write the same draft.
process.on('disconnect', () => process.exit(1));

const [folderPath, wishes = '{}'] = process.argv.slice(2);
await makeDemoShop(openDataFolder(folderPath), (step) => process.send?.(step), JSON.parse(wishes) as DemoShop);
process.removeAllListeners('disconnect');
process.disconnect();

/**
 * Makes the demo shop in a draft file and then replaces the records with it. A run after an interruption starts from
 * the beginning.
 */
async function makeDemoShop(folder: DataFolder, say: (step: string) => void, options: DemoShop): Promise<void> {
  const now = options.now ?? Date.now();
  const draft = `${folder.databasePath}.draft`;
  const copy = `${folder.databasePath}.copy`;
  removeDatabase(draft);
  removeDatabase(copy);
  const db = openEmbeddedDb(draft);
  migrate(db.connection, now);
  // A draft does not have to survive a power cut.
  db.connection.pragma('synchronous = OFF');
  const media = diskFiles(folder.mediaPath);
  // The shop decrypts these values with its own keys, so they are encrypted with the same ones.
  const keyRing = await keyRingOf(withSecrets(folder, process.env));
  const context = { ...seedingShop(db, now), ...keyRing, files: media };
  await seedShop(
    context,
    media,
    { courier: playedCourier(db), gateway: playedGateway(db) },
    (step) => say(`  ${step}`),
    options,
  );
  // Renaming a file that this process has open would leave its write-ahead log behind, so a copy is renamed.
  db.connection.prepare('VACUUM INTO ?').run(copy);
  db.close();
  removeDatabase(folder.databasePath);
  renameSync(copy, folder.databasePath);
  removeDatabase(draft);
}

function removeDatabase(path: string): void {
  for (const ending of ['', '-wal', '-shm']) rmSync(path + ending, { force: true });
}
