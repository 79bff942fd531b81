import { and, eq, isNull, sql } from 'drizzle-orm';
import type { ActorKind } from '#contract/calls/permissions.ts';
import type { ShipmentStatus } from '#contract/states/shipment.ts';
import { deliveryFailures, shipmentEvents, shipmentFreights, shipments } from '../../../db/schema/index.ts';
import type { ShipmentEventSource } from '../../../db/schema/index.ts';
import { insertInto, statement } from '../../../db/statement.ts';
import type { Params, Statement } from '../../../db/statement.ts';
import type { CourierScan } from '../../../ports/couriers.ts';
import type { Shop } from '../../shop.ts';
import type { DatedScan } from './report-times.ts';

export const insertShipment = insertInto(shipments);

/** Inserts the first event of the shipment that this batch inserts, by its reference. */
export const insertFirstEvent = insertInto(shipmentEvents, (params: Params<{ reference: string }>) => ({
  shipmentId: sql`(SELECT id FROM shipments WHERE reference = ${params.reference})`,
}));

interface ShipmentChange {
  shipmentId: number;
  version: number;
  now: number;
  status: ShipmentStatus;
  statusAt: number;
  awb: string | null;
  courierNumber: number | null;
  courierName: string;
  pickupOn: string | null;
  etdOn: string | null;
  freightPaise: number | null;
  rtoFreightPaise: number | null;
}

/** Changes a shipment from the state it was read in. Changes no row if it has changed since. */
export const setShipment = statement((db, params: Params<ShipmentChange>) =>
  db
    .update(shipments)
    .set({
      version: sql`${shipments.version} + 1`,
      updatedAt: sql`${params.now}`,
      status: sql`${params.status}`,
      statusAt: sql`${params.statusAt}`,
      awb: sql`${params.awb}`,
      courierNumber: sql`${params.courierNumber}`,
      courierName: sql`${params.courierName}`,
      pickupOn: sql`${params.pickupOn}`,
      etdOn: sql`${params.etdOn}`,
      freightPaise: sql`${params.freightPaise}`,
      rtoFreightPaise: sql`${params.rtoFreightPaise}`,
    })
    .where(and(eq(shipments.id, params.shipmentId), eq(shipments.version, params.version))),
);

type Row = typeof shipments.$inferSelect;

/** Returns the statement that writes the row with some changed fields. */
export function changed(shop: Shop, row: Row, change: Partial<ShipmentChange>): Statement<number> {
  const { id, version } = row;
  return setShipment({ ...row, shipmentId: id, ...change, version, now: shop.now });
}

/** Notes that the courier was asked just now. */
export const noteTracked = statement((db, params: Params<{ shipmentId: number; now: number }>) =>
  db
    .update(shipments)
    .set({ trackedAt: sql`${params.now}` })
    .where(eq(shipments.id, params.shipmentId)),
);

const insertEventOnce = statement(
  (
    db,
    params: Params<{
      at: number;
      shipmentId: number | null;
      awb: string | null;
      source: ShipmentEventSource;
      happenedAt: number;
      statusNumber: number | null;
      status: ShipmentStatus | null;
      activity: string;
      location: string;
      key: string;
    }>,
  ) =>
    db
      .insert(shipmentEvents)
      .values({
        at: params.at,
        shipmentId: params.shipmentId,
        awb: params.awb,
        source: params.source,
        happenedAt: params.happenedAt,
        statusNumber: params.statusNumber,
        status: params.status,
        activity: params.activity,
        location: params.location,
        key: params.key,
      })
      .onConflictDoNothing(),
);

/** Stores an event of a parcel. The same event from any source is stored once. */
export function eventOnce(
  shop: Shop,
  { awb, shipmentId, source }: { awb: string | null; shipmentId: number | null; source: ShipmentEventSource },
  scan: CourierScan & Partial<DatedScan>,
): Statement<number> {
  const { statusNumber, status, activity, location, reportedAt = scan.at } = scan;
  const happenedAt = wholeSecond(scan.at);
  const key = [
    shipmentId === null ? 'unknown' : 'known',
    awb ?? shipmentId,
    wholeSecond(reportedAt),
    statusNumber ?? activity,
  ].join('|');
  return insertEventOnce({
    at: shop.now,
    awb,
    shipmentId,
    source,
    happenedAt,
    statusNumber,
    status,
    activity,
    location,
    key,
  });
}

/**
 * Rounds a time down to the second, because couriers report whole seconds. Events within a second keep their order.
 */
export function wholeSecond(at: number): number {
  return Math.floor(at / 1000) * 1000;
}

/** Notes a courier's charge for one way of a parcel, once. */
export const insertFreightOnce = statement(
  (db, params: Params<{ at: number; shipmentId: number; way: 'forward' | 'rto'; amountPaise: number }>) =>
    db
      .insert(shipmentFreights)
      .values({ at: params.at, shipmentId: params.shipmentId, way: params.way, amountPaise: params.amountPaise })
      .onConflictDoNothing(),
);

const insertFailure = statement((db, params: Params<{ shipmentId: number; failedAt: number; reason: string }>) =>
  db.insert(deliveryFailures).values({
    shipmentId: params.shipmentId,
    attempt: sql`(SELECT count(*) + 1 FROM delivery_failures WHERE shipment_id = ${params.shipmentId})`,
    failedAt: params.failedAt,
    reason: params.reason,
  }),
);

/** Opens a failed delivery, which waits for an answer. */
export function openFailure(shipmentId: number, { at, activity }: CourierScan): Statement<number> {
  return insertFailure({ shipmentId, failedAt: at, reason: activity });
}

/** Answers the latest failed delivery. Changes no row if it has an answer already. */
export const answerFailure = statement(
  (
    db,
    params: Params<{
      failureId: number;
      answer: 'REATTEMPT' | 'RETURN';
      now: number;
      by: ActorKind;
      wishedOn: string | null;
      addressDetail: string | null;
      phone: string | null;
    }>,
  ) =>
    db
      .update(deliveryFailures)
      .set({
        answer: sql`${params.answer}`,
        answeredAt: sql`${params.now}`,
        answeredBy: sql`${params.by}`,
        wishedOn: sql`${params.wishedOn}`,
        addressDetail: sql`${params.addressDetail}`,
        phone: sql`${params.phone}`,
      })
      .where(and(eq(deliveryFailures.id, params.failureId), isNull(deliveryFailures.answer))),
);
