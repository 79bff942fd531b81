import { DEFAULT_POLICY } from '../../contract/shop/policy.ts';
import { startOfDay } from '../../contract/shop/dates.ts';
import type { OrderStatus } from '../../contract/states/order.ts';
import type { NewSeller } from '../../functions/domain/sellers/sellers/create-seller.ts';
import { addItem } from '../../functions/domain/buying/cart/index.ts';
import {
  cancelOrder,
  moveConsignment,
  placeOrder,
  readManagedOrder,
  setOrderStatus,
} from '../../functions/domain/orders/orders/index.ts';
import { askReturn, moveReturn } from '../../functions/domain/orders/returns/index.ts';
import type { Shop } from '../../functions/domain/shop.ts';
import { payingGateway } from './paying-gateway.ts';
import { HYDERABAD, openSmallShop } from './small-shop.ts';
import type { SmallShop } from './small-shop.ts';

export const PUNE = {
  ...HYDERABAD,
  locality: 'Kothrud',
  city: 'Pune',
  state: 'Maharashtra' as const,
  pinCode: '411038',
};
const MUMBAI = {
  pickupAddress: '7, Zaveri Bazaar',
  pickupLocality: 'Kalbadevi',
  pickupCity: 'Mumbai',
  pickupState: 'Maharashtra',
  pickupPinCode: '400002',
} as const;

interface Wanted {
  seller: 'meera' | 'farhan' | 'pending';
  price: number;
  quantity?: number;
  to?: typeof HYDERABAD | typeof PUNE;
  method?: 'PREPAID' | 'COD';
  business?: { gstin: string; legalName: string };
}

/**
 * A small shop whose sellers trade on days a test names: one of Telangana, one of Maharashtra, and one without a GSTIN
 * (`pending`).
 */
export interface TradedShop extends SmallShop {
  /** Returns the shop at noon of a day. */
  on(day: string): Shop;
  /** Places an order of one item on a day. */
  order(day: string, wanted: Wanted): Promise<string>;
  /** Moves all items of an order that are not cancelled. */
  move(day: string, order: string, to: OrderStatus): Promise<void>;
  cancel(day: string, order: string, quantity?: number): Promise<void>;
  /** Returns pieces of a delivered order for a refund. */
  sendBack(day: string, order: string, quantity: number): Promise<void>;
}

export async function openTradedShop(sellers: Record<string, Partial<NewSeller>> = {}): Promise<TradedShop> {
  const small = await openSmallShop(
    {
      meera: { gstin: '36ZZTCJ1234K1Z4', pan: 'ZZTCJ1234K' },
      farhan: { gstin: '27ZZTPS4321M1ZX', pan: 'ZZTPS4321M', ...MUMBAI },
      pending: { taxKind: 'ENROLLED', pan: 'ZZTPT1122N' },
      ...sellers,
    },
    { prepaid: { ...DEFAULT_POLICY.prepaid, offered: true, discountPercent: 10 } },
  );
  const payments = payingGateway();
  const on = (day: string): Shop => ({ ...small.shop, payments, now: startOfDay(day) + 12 * 3_600_000 });
  const items = async (order: string) => (await readManagedOrder(small.shop, small.admin, order)).orderItems;
  return {
    ...small,
    on,
    async order(day, { seller, price, quantity = 1, to = HYDERABAD, method = 'PREPAID', business }) {
      const shop = on(day);
      const { skuId } = await small.goods.sku({ seller, price, stock: 100 });
      await addItem(shop, small.customer, { skuId, size: '', quantity });
      const request = {
        address: { form: to },
        buyNowItem: undefined,
        expectedTotal: undefined,
        note: '',
        ...(business && { business }),
      };
      const { orderId } = await placeOrder(shop, small.customer, request, method);
      if (method === 'PREPAID') await setOrderStatus(shop, small.customer, orderId, 'PLACED');
      return orderId;
    },
    async move(day, order, to) {
      const { consignments } = await readManagedOrder(small.shop, small.admin, order);
      for (const { id, orderStatus } of consignments) {
        if (orderStatus !== 'CANCELLED') await moveConsignment(on(day), small.admin, { order, consignmentId: id, to });
      }
    },
    async cancel(day, order, quantity) {
      const [item] = await items(order);
      const pieces = quantity === undefined ? {} : { items: [{ orderItemId: item!.id, quantity }] };
      await cancelOrder(on(day), small.customer, { order, ...pieces });
    },
    async sendBack(day, order, quantity) {
      const [item] = await items(order);
      const { id } = await askReturn(on(day), small.customer, {
        orderId: order,
        kind: 'RETURN',
        items: [{ orderItemId: item!.id, quantity, reason: 'changedMind' }],
        resolution: 'REFUND',
      });
      for (const to of ['APPROVED', 'PICKED_UP', 'RECEIVED', 'INSPECTED', 'REFUNDED'] as const) {
        await moveReturn(on(day), small.admin, { returnId: id, to, reason: 'Asked', condition: 'restock' });
      }
    },
  };
}
