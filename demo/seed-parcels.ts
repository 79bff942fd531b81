import { and, eq, isNotNull, sql } from 'drizzle-orm';
import { addDays, kolkataDay } from '#contract/shop/dates.ts';
import type { ShipmentStatus } from '#contract/states/shipment.ts';
import {
  consignmentItems,
  consignments,
  orderItems,
  orders,
  sandboxParcels,
  sandboxScans,
  sellers,
  shipmentEvents,
  shipments,
  skus,
} from '#functions/db/schema/index.ts';
import { insertInto, statement } from '#functions/db/statement.ts';
import type { Statement } from '#functions/db/statement.ts';
import type { Shop } from '#functions/domain/shop.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
/** The maximum number of statements in a batch. */
const BATCH = 400;

/** The sandbox's couriers with cash on delivery, under the courier service's names. */
const COURIERS = [
  { number: 10, name: 'Vayu Air' },
  { number: 24, name: 'Godavari Surface' },
  { number: 33, name: 'Deccan Express' },
] as const;
/** The courier service's own status numbers. */
const NUMBERS: Partial<Record<ShipmentStatus, number>> = {
  PICKED_UP: 42,
  IN_TRANSIT: 18,
  OUT_FOR_DELIVERY: 17,
  DELIVERED: 7,
};
/** A parcel is in transit some hours after its pickup, and near its shopper after some days. */
const IN_TRANSIT_AFTER = 9 * HOUR;
const NEAR_AFTER = 4 * DAY;
/** The promised number of days from the dispatch. */
const ETD_DAYS = 5;
/** The weight of the packaging in grams, and the size of the box. */
const BOX = { grams: 100, lengthCm: 15, breadthCm: 12, heightCm: 6 };
/** The courier service numbers orders and shipments separately, each from its own start. */
const ORDERS_FROM = 400_000_000;
const SHIPMENTS_FROM = 500_000_000;

const dispatched = statement((db) =>
  db
    .select({
      id: consignments.id,
      status: consignments.status,
      dispatchedAt: sql<number>`${consignments.dispatchedAt}`,
      deliveredAt: consignments.deliveredAt,
      number: orders.number,
      fromPin: sellers.pickupPinCode,
      fromCity: sellers.pickupCity,
      toPin: orders.shipPinCode,
      toCity: orders.shipCity,
      grams: sql<number>`sum(${skus.weightGrams} * ${consignmentItems.quantity})`,
      netPaise: sql<number>`sum(${orderItems.netPaise} + ${orderItems.shippingFeePaise} + ${orderItems.codFeePaise})`,
      isCod: sql<number>`${orders.paymentMethod} = 'COD'`,
    })
    .from(consignments)
    .innerJoin(orders, eq(orders.id, consignments.orderId))
    .innerJoin(sellers, eq(sellers.id, consignments.sellerId))
    .innerJoin(consignmentItems, eq(consignmentItems.consignmentId, consignments.id))
    .innerJoin(orderItems, eq(orderItems.id, consignmentItems.orderItemId))
    .innerJoin(skus, eq(skus.id, orderItems.skuId))
    .where(
      and(
        isNotNull(consignments.dispatchedAt),
        sql`NOT EXISTS (SELECT 1 FROM shipments sent WHERE sent.consignment_id = ${consignments.id})`,
      ),
    )
    .groupBy(consignments.id)
    .orderBy(consignments.id),
);
type Dispatched = ReturnType<ReturnType<typeof dispatched>['read']>[number];

/** The newest parcel at the courier; 0 when there is none. */
const newestParcel = statement((db) => db.select({ id: sql<number>`coalesce(max(id), 0)` }).from(sandboxParcels));

const insertParcel = insertInto(sandboxParcels);
const insertScan = insertInto(sandboxScans);
const insertShipment = insertInto(shipments);
const insertEvent = insertInto(shipmentEvents);

/**
 * Creates the parcels of dispatched orders that have none yet, with their tracking events: in the shop, and at the
 * sandbox's courier, so that parcels in transit can continue.
 * @returns their number
 */
export async function seedParcels(shop: Shop): Promise<number> {
  const [sent, newest] = await shop.read(dispatched({}), newestParcel({}));
  const statements = sent.flatMap((row, index) => parcelOf(row, newest[0]!.id + index + 1, shop.now));
  for (let first = 0; first < statements.length; first += BATCH) {
    await shop.write(...statements.slice(first, first + BATCH));
  }
  return sent.length;
}

interface Step {
  status: ShipmentStatus;
  at: number;
  location: string;
}

/** Returns the tracking events of a parcel since its pickup, ordered by time. */
function stepsOf({ status, deliveredAt, fromCity, toCity, ...row }: Dispatched, now: number): Step[] {
  const fetchedAt = wholeSecond(row.dispatchedAt);
  const arrivedAt = status === 'DELIVERED' && deliveredAt !== null ? wholeSecond(deliveredAt) : undefined;
  const near = arrivedAt === undefined ? fetchedAt + NEAR_AFTER : arrivedAt - 4 * HOUR;
  const steps: Step[] = [
    { status: 'PICKED_UP', at: fetchedAt, location: fromCity },
    { status: 'IN_TRANSIT', at: fetchedAt + IN_TRANSIT_AFTER, location: fromCity },
    { status: 'OUT_FOR_DELIVERY', at: near, location: toCity },
  ];
  return [
    ...steps.filter(({ at }) => at < now),
    ...(arrivedAt === undefined ? [] : [{ status: 'DELIVERED' as const, at: arrivedAt, location: toCity }]),
  ];
}

function parcelOf(row: Dispatched, id: number, now: number): Statement[] {
  const courier = COURIERS[id % COURIERS.length]!;
  const awb = `SBX${String(id).padStart(9, '0')}`;
  const reference = `${row.number}-${row.id}`;
  const bookedAt = wholeSecond(row.dispatchedAt - 3 * HOUR);
  const steps = stepsOf(row, now);
  const last = steps.at(-1)!;
  const weightGrams = row.grams + BOX.grams;
  const isCod = row.isCod === 1;
  const etdOn = addDays(kolkataDay(row.dispatchedAt), ETD_DAYS);
  const pickupOn = kolkataDay(row.dispatchedAt);
  const event = (status: ShipmentStatus, at: number, activity: string, location: string) => {
    const statusNumber = NUMBERS[status] ?? null;
    return insertEvent({
      at,
      shipmentId: id,
      awb,
      source: statusNumber === null ? 'shop' : 'push',
      happenedAt: at,
      statusNumber,
      status,
      activity,
      location,
      // The same key as that of the courier's report, so that a later query of the courier adds no duplicate.
      key: ['known', awb, at, statusNumber ?? activity].join('|'),
    });
  };
  return [
    insertParcel({
      id,
      at: bookedAt,
      reference,
      pickupPin: row.fromPin,
      deliveryPin: row.toPin,
      weightGrams,
      isCod,
      isReturn: false,
      courierNumber: courier.number,
      awb,
      statusNumber: NUMBERS[last.status]!,
      etdOn,
      pickupOn,
    }),
    insertShipment({
      id,
      createdAt: bookedAt,
      updatedAt: last.at,
      consignmentId: row.id,
      reference,
      status: last.status,
      statusAt: last.at,
      isByHand: false,
      courierOrderNumber: ORDERS_FROM + id,
      courierShipmentNumber: SHIPMENTS_FROM + id,
      courierNumber: courier.number,
      courierName: courier.name,
      awb,
      weightGrams,
      lengthCm: BOX.lengthCm,
      breadthCm: BOX.breadthCm,
      heightCm: BOX.heightCm,
      codPaise: isCod ? row.netPaise || null : null,
      pickupOn,
      etdOn,
      trackedAt: now,
    }),
    event('AWB_ASSIGNED', bookedAt, `Booked with ${courier.name}`, ''),
    ...steps.flatMap(({ status, at, location }) => [
      insertScan({ at, parcelId: id, statusNumber: NUMBERS[status]!, activity: ACTIVITIES[status]!, location }),
      event(status, at, ACTIVITIES[status]!, location),
    ]),
  ];
}

const ACTIVITIES: Partial<Record<ShipmentStatus, string>> = {
  PICKED_UP: 'Picked up',
  IN_TRANSIT: 'In transit',
  OUT_FOR_DELIVERY: 'Out for delivery',
  DELIVERED: 'Delivered',
};

/** Couriers' times have no fractions of a second. */
function wholeSecond(at: number): number {
  return Math.floor(at / 1000) * 1000;
}
