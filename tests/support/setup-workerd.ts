import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { freePort } from './free-port.ts';
import './running.ts';
import { expectQuietLog, expectSoundRecords, makeDataFolder, makeDemoShop, PICTURE_KEY, signStaffIn } from './setup.ts';
import { startWorkerdShop } from './workerd-shop.ts';

/** Pictures enough to test with; they come in the order of their keys, the test's own among the first. */
const SOME_FILES = 40;

/** One shop in workerd, with a libSQL server behind it, for the whole run. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const data = makeDataFolder('workerd');
  const logPath = join(data.path, 'log.jsonl');
  const freshPath = await makeDemoShop(data.path);
  const shop = await startWorkerdShop({
    dataDir: data.path,
    port: await freePort(),
    logPath,
    files: SOME_FILES,
    isProxied: true,
  });
  project.provide('running', {
    runtime: 'workerd',
    origin: shop.directOrigin,
    siteOrigin: shop.origin,
    databasePath: shop.databasePath,
    freshPath,
    logPath,
    hranaUrl: shop.hranaUrl,
    pictureKey: PICTURE_KEY,
    sessionSecret: data.sessionSecret,
    staffTokens: await signStaffIn(shop.directOrigin),
  });
  return async () => {
    await shop.stop();
    expectQuietLog(logPath);
    await expectSoundRecords(shop.databasePath);
    data.remove();
  };
}
