import { openEmptyShop } from '../../functions/domain/whole-shop/opening/index.ts';
import { openDataFolder } from '../../functions/node/data-folder.ts';
import { migrate } from '../../functions/node/migrate.ts';
import { openEmbeddedDb } from '../../functions/node/open-db.ts';
import { commandShop } from '../../scripts/command-shop.ts';
import { startNodeShop } from './node-shop.ts';
import type { NodeShop } from './node-shop.ts';
import { makeDataFolder } from './setup.ts';

/** The first admin of a shop that was just opened. */
export const OWNER = { email: 'leela@shop.example', fullName: 'Leela Rao', mobile: '9848012345' };

/**
 * Starts a shop as a live one is on its first day: closed, without goods and without any fact about its owner. Its
 * services are the sandbox's, so that a test can pay, ship and read the mails.
 */
export async function startEmptyShop(): Promise<NodeShop> {
  const data = makeDataFolder('empty');
  const db = openEmbeddedDb(openDataFolder(data.path).databasePath);
  migrate(db.connection);
  await openEmptyShop(commandShop(db, 'open'), OWNER, 'sandbox');
  db.close();
  const shop = await startNodeShop(data.path, { jobs: 'asked for' });
  return {
    ...shop,
    async stop() {
      await shop.stop();
      data.remove();
    },
  };
}
