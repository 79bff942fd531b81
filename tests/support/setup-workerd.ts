import type { TestProject } from 'vitest/node';
import { demoRecords } from './demo-shop.ts';
import './running.ts';
import { expectFaultless, PICTURE_KEY } from './setup.ts';
import { openWorkerdShop } from './open-workerd-shop.ts';

/** Starts one shop in workerd, with a libSQL server behind it, for the whole run. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const run = { runtime: 'workerd', freshPath: await demoRecords(), pictureKey: PICTURE_KEY } as const;
  const { shop, stop, remove } = await openWorkerdShop(run);
  project.provide('running', run);
  project.provide('sharedShop', shop);
  return async () => {
    await stop();
    await expectFaultless(shop);
    remove();
  };
}
