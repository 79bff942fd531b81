import { seededRandom } from '../demo/seeded-random.ts';
import type { Db } from '../functions/db/db.ts';
import type { Shop } from '../functions/domain/shop.ts';
import { couriersOfThePast } from '../functions/providers/couriers/no-couriers.ts';
import { commandShop } from './command-shop.ts';

/**
 * Returns the context in which the demo shop is made. Its random numbers are the same on every run, so it is never for
 * a live shop.
 */
export function seedingShop(db: Db, now = Date.now()): Shop {
  const random = seededRandom('ratnahaat demo shop');
  return { ...commandShop(db, 'seed', now), random, couriers: couriersOfThePast };
}
