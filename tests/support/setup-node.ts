import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { drawnDemoShop, linkPictures } from './demo-shop.ts';
import './running.ts';
import { makeDataFolder, PICTURE_KEY } from './setup.ts';

/** Makes what each test file's own shop on Node begins with (`own-shop.ts` opens it). */
export default async function setup(project: TestProject): Promise<() => void> {
  const freshPath = join(await drawnDemoShop(), 'ratnahaat.db');
  const pictures = makeDataFolder('pictures');
  await linkPictures(pictures.path);
  project.provide('running', {
    runtime: 'node',
    freshPath,
    pictureKey: PICTURE_KEY,
    picturesPath: pictures.mediaPath,
  });
  project.provide('sharedShop', null);
  return pictures.remove;
}
