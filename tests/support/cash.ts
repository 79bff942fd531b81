import { buy } from './buy.ts';
import type { MadeSku } from './goods.ts';
import type { Persona } from './persona.ts';
import { courierMoves, ship } from './ship.ts';
import type { TestShop } from './shop.ts';

/** A parcel whose courier collected cash on delivery. */
export interface CashParcel {
  awb: string;
  orderId: number;
  /** In rupees. */
  amount: number;
}

/** Ships a cash-on-delivery order and has the courier deliver it. */
export async function shippedWithCash(shop: TestShop, customer: Persona, sku: MadeSku): Promise<CashParcel> {
  const order = await buy(customer, sku);
  const { awb } = await ship(shop.seller('meera'), order.orderId);
  for (const step of ['PICKED UP', 'DELIVERED'] as const) await courierMoves(shop.visitor(), awb, step);
  return { awb, orderId: order.id, amount: order.total / 100 };
}

/** Returns a courier's remittance file with these parcels, as the form's field. */
export function remittanceFile(parcels: readonly { awb: string; amount: number; utr?: string; on?: string }[]): {
  file: string;
} {
  const lines = parcels.map(({ awb, amount, utr = `UTR${awb}`, on = '2026-11-20' }) => `${awb},${amount},${on},${utr}`);
  return { file: ['AWB,Amount,Date,UTR', ...lines, ''].join('\r\n') };
}
