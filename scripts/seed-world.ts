import { seededRandom } from '../demo/seeded-random.ts';
import type { Db } from '../functions/db/db.ts';
import type { Shop } from '../functions/domain/shop.ts';
import { couriersOfThePast } from '../functions/providers/couriers/no-couriers.ts';
import { commandWorld } from './command-world.ts';

/** The world the demo shop is made in: chance that always comes out the same. Never for a live shop. */
export function seedWorld(db: Db, now = Date.now()): Shop {
  const random = seededRandom('ratnahaat demo shop');
  return { ...commandWorld(db, 'seed', now), random, couriers: couriersOfThePast };
}
