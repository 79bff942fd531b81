import { join } from 'node:path';
import { linkPictures, drawnDemoShop } from '../support/demo-shop.ts';
import { makeDataFolder, signStaffIn } from '../support/setup.ts';
import { startNodeShop } from '../support/node-shop.ts';

/** Opens one shop for all browser tests; they find it by these variables. */
export default async function openShop(): Promise<() => Promise<void>> {
  const data = makeDataFolder('browser', join(await drawnDemoShop(), 'ratnahaat.db'));
  await linkPictures(data.path);
  // What is published while nobody asks for it is drawn for nobody, beside pages somebody waits for.
  const shop = await startNodeShop(data.path, { jobs: 'asked for', isUnderTest: true });
  process.env.SHOP_ORIGIN = shop.origin;
  process.env.SHOP_DATABASE = shop.databasePath;
  process.env.SHOP_STAFF = JSON.stringify(await signStaffIn(shop.origin));
  return async () => {
    await shop.stop();
    data.remove();
  };
}
