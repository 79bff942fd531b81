import type { TestProject } from 'vitest/node';
import { startNodeShop } from './node-shop.ts';
import './running.ts';
import { expectQuietLog, expectSoundRecords, makeDataFolder, makeDemoShop, PICTURE_KEY, signStaffIn } from './setup.ts';

/** One shop on Node for the whole run. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const data = makeDataFolder('node');
  const freshPath = await makeDemoShop(data.path);
  const shop = await startNodeShop(data.path);
  project.provide('running', {
    runtime: 'node',
    origin: shop.origin,
    siteOrigin: shop.origin,
    databasePath: shop.databasePath,
    freshPath,
    logPath: shop.logPath,
    hranaUrl: null,
    pictureKey: PICTURE_KEY,
    sessionSecret: data.sessionSecret,
    staffTokens: await signStaffIn(shop.origin),
  });
  return async () => {
    await shop.stop();
    expectQuietLog(shop.logPath);
    await expectSoundRecords(shop.databasePath);
    data.remove();
  };
}
