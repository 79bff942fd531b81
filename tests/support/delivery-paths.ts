import type { MadeSku } from './goods.ts';
import type { PreparedCall } from './happy-paths.ts';
import type { TestShop } from './shop.ts';

/** Returns the happy paths of the calls about delivery before an order. */
export function deliveryPaths(shop: TestShop, sku: MadeSku): Record<string, PreparedCall> {
  const asked = (path: string) => () => () => shop.visitor().get(path);
  return {
    'GET /shipping/couriers': asked('/shipping/couriers'),
    'GET /shipping/serviceability': asked('/shipping/serviceability?pickupPin=500081&deliveryPin=560034'),
    'GET /shipping/pincode/{pincode}': asked(`/shipping/pincode/560034?skuId=${sku.skuId}`),
    'GET /api/delivery/sellers': asked('/api/delivery/sellers?pincode=560034&sellers=1,2'),
    'GET /shipping/estimated-delivery': asked('/shipping/estimated-delivery?deliveryPincode=560034'),
  };
}
