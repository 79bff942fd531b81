import type { Courier } from '../../../ports/couriers.ts';
import type { Shop } from '../../shop.ts';
import { askCouriers } from './ask-couriers.ts';

/** The couriers the shop ships with. @throws COURIERS_FETCH_FAILED when they cannot be asked */
export function listCouriers(shop: Shop): Promise<Courier[]> {
  return askCouriers(shop, 'COURIERS_FETCH_FAILED', (couriers) => couriers.couriers());
}
