import { ask } from './ask.ts';
import type { ShopHands } from './shop-test.ts';

/** Orders pieces of a SKU to Pune as a gift, by cash on delivery. */
export function orderToPune(
  shop: ShopHands,
  token: string,
  { skuId }: { skuId: number },
  quantity = 1,
): Promise<{ orderId: string; id: number }> {
  return ask(shop, token, 'POST', '/api/orders?paymentMethod=COD', {
    name: 'Gauri Patil',
    mobile: '9820456712',
    locality: 'Kothrud',
    address: '14 Karve Road',
    city: 'Pune',
    state: 'Maharashtra',
    pinCode: '411038',
    gift: { message: 'For Gauri, from all of us.' },
    checkoutType: 'buy-now',
    directPurchase: true,
    buyNowItem: { skuId, quantity },
  });
}
