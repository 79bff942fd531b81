import type { Courier } from '../../../ports/couriers.ts';
import type { Shop } from '../../shop.ts';
import { askCouriers } from './ask-couriers.ts';

/** Returns the couriers the shop ships with. @throws COURIERS_FETCH_FAILED when they do not respond */
export function listCouriers(shop: Shop): Promise<Courier[]> {
  return askCouriers(shop, 'COURIERS_FETCH_FAILED', (couriers) => couriers.couriers());
}
