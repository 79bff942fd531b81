import { join } from 'node:path';
import { linkPictures, drawnDemoShop } from '../support/demo-shop.ts';
import { makeDataFolder, signStaffIn } from '../support/setup.ts';
import { startNodeShop } from '../support/node-shop.ts';

/** Opens one shop for all browser tests. They find it by these environment variables. */
export default async function openShop(): Promise<() => Promise<void>> {
  const data = makeDataFolder('browser', join(await drawnDemoShop(), 'ratnahaat.db'));
  await linkPictures(data.path);
  // Jobs run only on request: publishing would render pages that no test needs, and slow down others.
  const shop = await startNodeShop(data.path, { jobs: 'asked for', isUnderTest: true });
  process.env.SHOP_ORIGIN = shop.origin;
  process.env.SHOP_DATABASE = shop.databasePath;
  process.env.SHOP_STAFF = JSON.stringify(await signStaffIn(shop.origin));
  return async () => {
    await shop.stop();
    data.remove();
  };
}
