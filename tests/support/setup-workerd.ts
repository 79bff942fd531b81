import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { linkPictures, demoShop } from './demo-shop.ts';
import { freePort } from './free-port.ts';
import './running.ts';
import { expectFaultless, makeDataFolder, PICTURE_KEY, signStaffIn } from './setup.ts';
import { startWorkerdShop } from './workerd-shop.ts';

/** Pictures enough to test with; they come in the order of their keys, the test's own among the first. */
const SOME_FILES = 40;

/** One shop in workerd, with a libSQL server behind it, for the whole run. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const freshPath = join(await demoShop(), 'ratnahaat.db');
  const data = makeDataFolder('workerd', freshPath);
  await linkPictures(data.path);
  const logPath = join(data.path, 'log.jsonl');
  const shop = await startWorkerdShop({
    dataDir: data.path,
    port: await freePort(),
    logPath,
    files: SOME_FILES,
    isProxied: true,
  });
  const { databasePath } = shop;
  const run = { runtime: 'workerd', freshPath, pictureKey: PICTURE_KEY } as const;
  project.provide('running', run);
  project.provide('sharedShop', {
    ...run,
    origin: shop.directOrigin,
    siteOrigin: shop.origin,
    databasePath,
    logPath,
    hranaUrl: shop.hranaUrl,
    sessionSecret: data.sessionSecret,
    staffTokens: await signStaffIn(shop.directOrigin),
  });
  return async () => {
    await shop.stop();
    await expectFaultless({ databasePath, logPath });
    data.remove();
  };
}
