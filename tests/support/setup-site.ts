import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { linkPictures, drawnDemoShop } from './demo-shop.ts';
import { SITE_ORIGIN, startNodeShop } from './node-shop.ts';
import './running.ts';
import { expectFaultless, makeDataFolder, PICTURE_KEY, signStaffIn } from './setup.ts';

/** Starts one shop on Node for all tests of the site, which share one walk over it. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const freshPath = join(await drawnDemoShop(), 'ratnahaat.db');
  const data = makeDataFolder('site', freshPath);
  await linkPictures(data.path);
  const { stop, origin, databasePath, logPath } = await startNodeShop(data.path, { isUnderTest: true });
  const run = { runtime: 'node', freshPath, pictureKey: PICTURE_KEY } as const;
  project.provide('running', run);
  project.provide('sharedShop', {
    ...run,
    origin,
    databasePath,
    logPath,
    siteOrigin: SITE_ORIGIN,
    hranaUrl: null,
    sessionSecret: data.sessionSecret,
    staffTokens: await signStaffIn(origin),
  });
  return async () => {
    await stop();
    await expectFaultless({ databasePath, logPath });
    data.remove();
  };
}
