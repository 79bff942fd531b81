import Database from 'libsql';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { drawnDemoShop, linkPictures } from './demo-shop.ts';
import { startNodeShop } from './node-shop.ts';
import './running.ts';
import { makeDataFolder, PICTURE_KEY, signStaffIn } from './setup.ts';

/**
 * Prepares the start state of each test file's shop on Node (`own-shop.ts` opens it): the demo shop with its staff
 * signed in.
 */
export default async function setup(project: TestProject): Promise<() => void> {
  const freshPath = join(await drawnDemoShop(), 'ratnahaat.db');
  const signedIn = makeDataFolder('signed-in', freshPath);
  const shop = await startNodeShop(signedIn.path, { jobs: 'asked for' });
  const staffTokens = await signStaffIn(shop.origin);
  await shop.stop();
  // Only this file is copied, without its write-ahead log.
  const records = new Database(shop.databasePath);
  records.exec('PRAGMA wal_checkpoint(TRUNCATE)');
  records.close();
  const pictures = makeDataFolder('pictures');
  await linkPictures(pictures.path);
  project.provide('running', {
    runtime: 'node',
    freshPath,
    signedIn: { path: shop.databasePath, staffTokens },
    pictureKey: PICTURE_KEY,
    picturesPath: pictures.mediaPath,
  });
  project.provide('sharedShop', null);
  return () => {
    pictures.remove();
    signedIn.remove();
  };
}
