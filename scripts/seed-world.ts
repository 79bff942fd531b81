import { seededRandom } from '../demo/seeded-random.ts';
import type { Db } from '../functions/db/db.ts';
import type { Shop } from '../functions/domain/shop.ts';
import { couriersOfThePast } from '../functions/providers/couriers/no-couriers.ts';
import { commandWorld } from './command-world.ts';

/**
 * Returns the context in which the demo shop is made. Its random numbers are the same on every run, so it is never for
 * a live shop.
 */
export function seedWorld(db: Db, now = Date.now()): Shop {
  const random = seededRandom('ratnahaat demo shop');
  return { ...commandWorld(db, 'seed', now), random, couriers: couriersOfThePast };
}
