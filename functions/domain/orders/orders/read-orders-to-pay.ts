import type { Customer } from '#contract/calls/actor.ts';
import type { OrderToPay } from '#contract/calls/orders.ts';
import { COUNTED_MS } from '../../buying/cod-risk/index.ts';
import { refusedParcels } from '../../buying/delivery/index.ts';
import { currentSettings } from '../../platform/settings/index.ts';
import type { Shop } from '../../shop.ts';
import { cashOffer } from './cash-offer.ts';
import { cashItemsOfCustomer, cashRiskOfCustomer, cashTermsOfCustomer } from './cash-rows.ts';
import { ordersOf } from './order-shape.ts';
import { customerOrdersToPay } from './reads.ts';

/** Returns a customer's unpaid orders whose pieces are still reserved, newest first, each with its COD price. */
export async function readOrdersToPay(shop: Shop, { userId }: Customer): Promise<OrderToPay[]> {
  const waiting = { userId, now: shop.now };
  const { settings, refused, items, terms, risks, rows } = await shop.read({
    settings: currentSettings(),
    refused: refusedParcels(waiting),
    items: cashItemsOfCustomer(waiting),
    terms: cashTermsOfCustomer(waiting),
    risks: cashRiskOfCustomer({ ...waiting, since: shop.now - COUNTED_MS }),
    rows: customerOrdersToPay(waiting),
  });
  const { policy } = settings;
  return Promise.all(
    ordersOf(rows).map(async (order): Promise<OrderToPay> => {
      const own = items.filter(({ orderId }) => orderId === order.id);
      const placedOn = terms.find(({ orderId }) => orderId === order.id)!;
      const { orderId: _, ...risk } = risks.find(({ orderId }) => orderId === order.id)!;
      const offer = await cashOffer(shop, own, placedOn, { policy, userId, refusedParcels: refused, risk });
      return {
        order,
        cash: offer.unavailable === null ? { total: offer.price.totalPaise, isToConfirm: offer.isToConfirm } : null,
        noCash: offer.unavailable,
      };
    }),
  );
}
