import { and, eq, sql } from 'drizzle-orm';
import { check, index, integer, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core';
import type { ActorKind } from '#contract/calls/permissions.ts';
import { SHIPMENT_STATUSES } from '#contract/states/shipment.ts';
import type { FailedDeliveryAnswer, ShipmentStatus } from '#contract/states/shipment.ts';
import { entry, flag, id, oneOf, record } from '../columns.ts';
import { consignments } from './orders.ts';

/** The parcel of a consignment. A cancelled parcel may be followed by another. */
export const shipments = sqliteTable(
  'shipments',
  {
    ...record(),
    consignmentId: integer('consignment_id')
      .notNull()
      .references(() => consignments.id),
    /** The shop's reference at the courier service: the same for all attempts to book it. */
    reference: text('reference').notNull(),
    status: text('status', { enum: SHIPMENT_STATUSES }).notNull(),
    /** When the status changed, as the courier reports it. */
    statusAt: integer('status_at').notNull(),
    /** Sent with the seller's own courier, so nobody reports its status. */
    isByHand: flag('is_by_hand').notNull(),
    courierOrderNumber: integer('courier_order_number'),
    courierShipmentNumber: integer('courier_shipment_number'),
    courierNumber: integer('courier_number'),
    courierName: text('courier_name').notNull().default(''),
    awb: text('awb'),
    weightGrams: integer('weight_grams').notNull(),
    lengthCm: integer('length_cm').notNull(),
    breadthCm: integer('breadth_cm').notNull(),
    heightCm: integer('height_cm').notNull(),
    /** Cash collected on delivery; null for a prepaid parcel. */
    codPaise: integer('cod_paise'),
    /**
     * The courier's charge for the way to the shopper, and for the way back if nobody takes the parcel (RTO). Null for
     * a seller's own courier.
     */
    freightPaise: integer('freight_paise'),
    rtoFreightPaise: integer('rto_freight_paise'),
    pickupOn: text('pickup_on'),
    etdOn: text('etd_on'),
    /** The private file of its label, from the first request until some time after the delivery. */
    labelKey: text('label_key'),
    /** When the courier was last queried about its status. */
    trackedAt: integer('tracked_at'),
  },
  (table) => [
    uniqueIndex('shipments_reference').on(table.reference),
    uniqueIndex('shipments_awb').on(table.awb),
    index('shipments_consignment').on(table.consignmentId),
    uniqueIndex('shipments_of_consignment')
      .on(table.consignmentId)
      .where(sql`status != 'CANCELLED'`),
    index('shipments_with_label')
      .on(table.statusAt)
      .where(sql`label_key IS NOT NULL`),
    index('shipments_to_fetch')
      .on(table.pickupOn)
      .where(sql`status = 'PICKUP_REQUESTED'`),
    index('shipments_under_way')
      .on(table.trackedAt)
      .where(sql`status NOT IN ('DELIVERED', 'RTO_DELIVERED', 'RETURNED', 'LOST', 'CANCELLED') AND NOT is_by_hand`),
    // Cash that couriers collected and owe until they transfer it.
    index('shipments_with_cash')
      .on(table.statusAt)
      .where(sql`status = 'DELIVERED' AND cod_paise IS NOT NULL AND NOT is_by_hand`),
    oneOf('shipment_status_known', table.status, SHIPMENT_STATUSES),
    check('shipment_weighs_something', sql`${table.weightGrams} > 0`),
    check('shipment_collects_something', sql`${table.codPaise} IS NULL OR ${table.codPaise} > 0`),
    check(
      'shipment_freight_not_negative',
      sql`min(coalesce(${table.freightPaise}, 0), coalesce(${table.rtoFreightPaise}, 0)) >= 0`,
    ),
    check('shipment_is_booked_or_by_hand', sql`${table.isByHand} = (${table.courierOrderNumber} IS NULL)`),
  ],
);

/** Matches a consignment with its parcel, without cancelled parcels. */
export const isParcelOfConsignment = and(
  eq(shipments.consignmentId, consignments.id),
  sql`${shipments.status} != 'CANCELLED'`,
);

/** The source of an event: a courier's webhook, a query to the courier, or people of the shop. */
export type ShipmentEventSource = 'push' | 'poll' | 'shop';

/** Events of parcels in the order of arrival, also of unknown parcels. */
export const shipmentEvents = sqliteTable(
  'shipment_events',
  {
    ...entry(),
    shipmentId: integer('shipment_id').references(() => shipments.id),
    awb: text('awb'),
    source: text('source').$type<ShipmentEventSource>().notNull(),
    /** When it happened, as the courier reports it. */
    happenedAt: integer('happened_at').notNull(),
    statusNumber: integer('status_number'),
    status: text('status').$type<ShipmentStatus>(),
    activity: text('activity').notNull(),
    location: text('location').notNull(),
    /** Makes repeated deliveries of an event one row. */
    key: text('key').notNull(),
  },
  (table) => [
    uniqueIndex('shipment_events_key').on(table.key),
    index('shipment_events_shipment').on(table.shipmentId, table.happenedAt),
    index('shipment_events_unmatched')
      .on(table.awb)
      .where(sql`shipment_id IS NULL`),
  ],
);

/**
 * The directions that a courier charges for: to the shopper, and back to the seller if nobody took the parcel (RTO).
 */
export const FREIGHT_WAYS = ['forward', 'rto'] as const;

/** The courier's charge for a parcel, once per direction, at the rate of the booking and never from a bill. */
export const shipmentFreights = sqliteTable(
  'shipment_freights',
  {
    ...entry(),
    shipmentId: integer('shipment_id')
      .notNull()
      .references(() => shipments.id),
    way: text('way', { enum: FREIGHT_WAYS }).notNull(),
    amountPaise: integer('amount_paise').notNull(),
  },
  (table) => [
    uniqueIndex('shipment_freights_once').on(table.shipmentId, table.way),
    oneOf('shipment_freight_way_known', table.way, FREIGHT_WAYS),
    check('shipment_freight_amount_not_negative', sql`${table.amountPaise} >= 0`),
  ],
);

/** A failed delivery, with the instructions of the shopper or the seller. */
export const deliveryFailures = sqliteTable(
  'delivery_failures',
  {
    id: id(),
    shipmentId: integer('shipment_id')
      .notNull()
      .references(() => shipments.id),
    /** The number of the attempt, from 1. */
    attempt: integer('attempt').notNull(),
    failedAt: integer('failed_at').notNull(),
    reason: text('reason').notNull(),
    answer: text('answer').$type<FailedDeliveryAnswer>(),
    answeredAt: integer('answered_at'),
    answeredBy: text('answered_by').$type<ActorKind>(),
    /** Instructions for the courier: a day, more of the address, another number. */
    wishedOn: text('wished_on'),
    addressDetail: text('address_detail'),
    phone: text('phone'),
  },
  (table) => [
    uniqueIndex('delivery_failures_attempt').on(table.shipmentId, table.attempt),
    check('delivery_failure_answer_is_whole', sql`(${table.answer} IS NULL) = (${table.answeredAt} IS NULL)`),
  ],
);
