/**
 * Runs before each test file that needs its own shop on workerd: opens one, and checks it for faults after the file.
 */
import { afterAll, inject } from 'vitest';
import { openWorkerdShop } from './open-workerd-shop.ts';
import { faultsOf } from './setup.ts';
import { keepOwnShop } from './shop.ts';

const { shop, stop, remove } = await openWorkerdShop(inject('running'));
keepOwnShop(shop);

afterAll(async () => {
  await stop();
  const faults = await faultsOf(shop);
  remove();
  if (faults !== undefined) throw new Error(faults);
});
