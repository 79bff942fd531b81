import { join } from 'node:path';
import { linkPictures } from './demo-shop.ts';
import { freePort } from './free-port.ts';
import type { Run, Running } from './running.ts';
import { makeDataFolder, signStaffIn } from './setup.ts';
import { startWorkerdShop } from './workerd-shop.ts';

/**
 * Enough pictures for tests. They are taken in the order of their keys, and the test's own picture is among the first.
 */
const SOME_FILES = 40;

/** Opens a shop in workerd with its staff signed in and a libSQL server behind it. */
export async function openWorkerdShop(
  run: Run,
): Promise<{ shop: Running; stop: () => Promise<void>; remove: () => void }> {
  const data = makeDataFolder('workerd', run.freshPath);
  await linkPictures(data.path);
  const logPath = join(data.path, 'log.jsonl');
  const opened = await startWorkerdShop({
    dataDir: data.path,
    port: await freePort(),
    logPath,
    files: SOME_FILES,
    isProxied: true,
    // Publishing after each change of each test would take most of the time.
    isPublishedByJob: true,
  });
  const shop = {
    ...run,
    origin: opened.directOrigin,
    siteOrigin: opened.origin,
    databasePath: opened.databasePath,
    logPath,
    hranaUrl: opened.hranaUrl,
    sessionSecret: data.sessionSecret,
    staffTokens: await signStaffIn(opened.directOrigin),
  };
  return { shop, stop: () => opened.stop(), remove: () => data.remove() };
}
