import { and, eq, isNull, ne, sql } from 'drizzle-orm';
import * as z from 'zod/mini';
import { returns } from '../../../db/schema/index.ts';
import { statement } from '../../../db/statement.ts';
import type { Params } from '../../../db/statement.ts';
import { outboxKind } from '../../platform/outbox/index.ts';
import type { Shop } from '../../shop.ts';
import { deliverCancelledParcel } from '../orders/index.ts';

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

/** A return parcel, from the shopper to the seller. */
const ReturnPickup = z.object({
  reference: z.string(),
  orderedAt: z.int(),
  pickup: z.object({ ...Address, nickname: z.string() }),
  delivery: z.object(Address),
  items: z.array(z.object({ name: z.string(), sku: z.string(), units: z.int(), unitPaise: z.int(), hsn: z.string() })),
  codPaise: z.null(),
  valuePaise: z.int(),
  parcel: z.object({ weightGrams: z.int(), lengthCm: z.int(), breadthCm: z.int(), heightCm: z.int() }),
});

interface BookedPickup {
  reference: string;
  awb: string;
  courierName: string;
  courierOrderNumber: number;
  pickupOn: string | null;
  now: number;
}

const notePickup = statement((db, params: Params<BookedPickup>) =>
  db
    .update(returns)
    .set({
      awb: sql`${params.awb}`,
      courierName: sql`${params.courierName}`,
      courierOrderNumber: sql`${params.courierOrderNumber}`,
      pickupOn: sql`${params.pickupOn}`,
      updatedAt: sql`${params.now}`,
    })
    .where(and(eq(returns.reference, params.reference), isNull(returns.awb), ne(returns.status, 'WITHDRAWN'))),
);

const withdrawn = statement((db, params: Params<{ reference: string }>) =>
  db
    .select({ id: returns.id })
    .from(returns)
    .where(and(eq(returns.reference, params.reference), eq(returns.status, 'WITHDRAWN'))),
);

/**
 * Books the return parcel, assigns an AWB and requests the pickup. Steps that were done before are found again. A
 * return that was withdrawn meanwhile gets no pickup.
 */
async function deliver(shop: Shop, parcel: z.infer<typeof ReturnPickup>): Promise<void> {
  const { reference } = parcel;
  const [before] = await shop.read(withdrawn({ reference }));
  if (before.length > 0) return;
  const booked = await shop.couriers.bookReturn(parcel);
  const { awb, courierName } = await shop.couriers.assignAwb({ ...booked, reference, isReturn: true });
  const pickupOn = await shop.couriers.requestPickup(booked.shipmentNumber);
  const courierOrderNumber = booked.orderNumber;
  const { after } = await shop.write({
    noted: notePickup({ reference, awb, courierName, courierOrderNumber, pickupOn, now: shop.clock() }),
    after: withdrawn({ reference }),
  });
  if (after.length > 0) await deliverCancelledParcel(shop, { orderNumber: courierOrderNumber, awb });
}

/** Books the pickup of returned goods. A second booking with the same reference has no further effect. */
export const returnPickup = outboxKind('returnPickup', ReturnPickup, deliver);
