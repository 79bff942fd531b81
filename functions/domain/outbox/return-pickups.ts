import { and, eq, isNull, sql } from 'drizzle-orm';
import * as z from 'zod/mini';
import { returns } from '../../db/schema/index.ts';
import { statement } from '../../db/statement.ts';
import type { Params } from '../../db/statement.ts';
import type { Shop } from '../shop.ts';

const Address = {
  name: z.string(),
  mobile: z.string(),
  email: z.string(),
  address: z.string(),
  address2: z.string(),
  city: z.string(),
  state: z.string(),
  pinCode: z.string(),
};

/** A parcel that comes back: fetched from the shopper, brought to the seller. */
export const ReturnPickup = z.object({
  reference: z.string(),
  orderedAt: z.int(),
  pickup: z.object({ ...Address, nickname: z.string() }),
  delivery: z.object(Address),
  items: z.array(z.object({ name: z.string(), sku: z.string(), units: z.int(), unitPaise: z.int(), hsn: z.string() })),
  codPaise: z.null(),
  valuePaise: z.int(),
  parcel: z.object({ weightGrams: z.int(), lengthCm: z.int(), breadthCm: z.int(), heightCm: z.int() }),
});

const notePickup = statement(
  (db, params: Params<{ reference: string; awb: string; courierName: string; pickupOn: string | null; now: number }>) =>
    db
      .update(returns)
      .set({
        awb: sql`${params.awb}`,
        courierName: sql`${params.courierName}`,
        pickupOn: sql`${params.pickupOn}`,
        updatedAt: sql`${params.now}`,
      })
      .where(and(eq(returns.reference, params.reference), isNull(returns.awb))),
);

/** Books the way back, gives it an AWB and asks for it to be fetched; what was done before is found again. */
export async function deliverReturnPickup(shop: Shop, parcel: z.infer<typeof ReturnPickup>): Promise<void> {
  const { reference } = parcel;
  const booked = await shop.couriers.bookReturn(parcel);
  const { awb, courierName } = await shop.couriers.assignAwb({ ...booked, reference, isReturn: true });
  const pickupOn = await shop.couriers.requestPickup(booked.shipmentNumber);
  await shop.write(notePickup({ reference, awb, courierName, pickupOn, now: shop.clock() }));
}
