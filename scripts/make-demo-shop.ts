/**
 * Makes the demo shop in a data folder, for `prepare-data.ts`: the arguments are the folder and, as JSON, what it is to be.
 * Each step is told to whoever started it; without them it ends.
 */
import { renameSync, rmSync } from 'node:fs';
import { openDataFolder } from '../functions/node/data-folder.ts';
import type { DataFolder } from '../functions/node/data-folder.ts';
import { diskFiles } from '../functions/node/disk-media.ts';
import { migrate } from '../functions/node/migrate.ts';
import { openEmbeddedDb } from '../functions/node/open-db.ts';
import { seedShop } from '../demo/index.ts';
import { keyedHashOf } from '../functions/domain/accounts/auth/index.ts';
import type { DemoShop } from './prepare-data.ts';
import { playedCourier } from './played-courier.ts';
import { playedGateway } from './played-gateway.ts';
import { seedWorld } from './seed-world.ts';

// Whoever comes next may begin at once, and two must not make the same draft.
process.on('disconnect', () => process.exit(1));

const [folderPath, wishes = '{}'] = process.argv.slice(2);
await makeDemoShop(openDataFolder(folderPath), (step) => process.send?.(step), JSON.parse(wishes) as DemoShop);
process.removeAllListeners('disconnect');
process.disconnect();

/** Makes the demo shop beside the records and puts it in their place: whoever is interrupted starts over. */
async function makeDemoShop(folder: DataFolder, say: (step: string) => void, options: DemoShop): Promise<void> {
  const now = options.now ?? Date.now();
  const draft = `${folder.databasePath}.draft`;
  const copy = `${folder.databasePath}.copy`;
  removeDatabase(draft);
  removeDatabase(copy);
  const db = openEmbeddedDb(draft);
  migrate(db.connection, now);
  // Nothing of a draft has to survive a power cut.
  db.connection.pragma('synchronous = OFF');
  const media = diskFiles(folder.mediaPath);
  // What is sealed with the shop's secret must open there.
  const keyedHash = await keyedHashOf(process.env.SESSION_SECRET || folder.sessionSecret);
  const context = { ...seedWorld(db, now), keyedHash, files: media };
  await seedShop(
    context,
    media,
    { courier: playedCourier(db), gateway: playedGateway(db) },
    (step) => say(`  ${step}`),
    options,
  );
  // A file that this process has open must never get another name: its log would be left behind. A copy may.
  db.connection.prepare('VACUUM INTO ?').run(copy);
  db.close();
  removeDatabase(folder.databasePath);
  renameSync(copy, folder.databasePath);
  removeDatabase(draft);
}

function removeDatabase(path: string): void {
  for (const ending of ['', '-wal', '-shm']) rmSync(path + ending, { force: true });
}
