import { sql } from 'drizzle-orm';
import { check, index, integer, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core';
import { WEIGHT_DISPUTE_STATUSES } from '#contract/states/weight-dispute.ts';
import { actorColumns } from '../actors.ts';
import { oneOf, record } from '../columns.ts';
import { shipments } from './shipments.ts';

/**
 * A dispute over a courier's charge for more weight than the parcel has. Its pictures are private files (`media_uses`).
 * A seller is charged by the booked weight, whatever the courier charges, so a dispute never affects a seller's money.
 */
export const weightDisputes = sqliteTable(
  'weight_disputes',
  {
    ...record(),
    /** The number that people use. */
    reference: text('reference').notNull(),
    shipmentId: integer('shipment_id')
      .notNull()
      .references(() => shipments.id),
    status: text('status', { enum: WEIGHT_DISPUTE_STATUSES }).notNull().default('OPEN'),
    chargedGrams: integer('charged_grams').notNull(),
    measuredGrams: integer('measured_grams').notNull(),
    /** The courier's extra charge; null until the courier states it. */
    extraPaise: integer('extra_paise'),
    note: text('note').notNull(),
    /** The person who noted it. */
    ...actorColumns(),
    endReason: text('end_reason').notNull().default(''),
    endedAt: integer('ended_at'),
  },
  (table) => [
    uniqueIndex('weight_disputes_reference').on(table.reference),
    uniqueIndex('weight_disputes_open')
      .on(table.shipmentId)
      .where(sql`status = 'OPEN'`),
    index('weight_disputes_shipment').on(table.shipmentId),
    index('weight_disputes_status').on(table.status),
    oneOf('weight_dispute_status_known', table.status, WEIGHT_DISPUTE_STATUSES),
    check(
      'weight_dispute_is_about_more',
      sql`${table.chargedGrams} > ${table.measuredGrams} AND ${table.measuredGrams} > 0`,
    ),
    check('weight_dispute_extra_not_negative', sql`coalesce(${table.extraPaise}, 0) >= 0`),
    check('weight_dispute_ends_once', sql`(${table.status} = 'OPEN') = (${table.endedAt} IS NULL)`),
  ],
);
