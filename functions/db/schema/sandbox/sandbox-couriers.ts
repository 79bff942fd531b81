import { index, integer, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core';
import { id } from '../columns.ts';

/* The state of the sandbox's courier service. Empty and unused in live mode. */

/** The pickup addresses, by their nicknames at the service. */
export const sandboxPickups = sqliteTable(
  'sandbox_pickups',
  { id: id(), nickname: text('nickname').notNull(), pinCode: text('pin_code').notNull() },
  (table) => [uniqueIndex('sandbox_pickups_nickname').on(table.nickname)],
);

export const sandboxParcels = sqliteTable(
  'sandbox_parcels',
  {
    id: id(),
    at: integer('at').notNull(),
    /** The shop's own number of the order. */
    reference: text('reference').notNull(),
    pickupPin: text('pickup_pin').notNull(),
    deliveryPin: text('delivery_pin').notNull(),
    weightGrams: integer('weight_grams').notNull(),
    isCod: integer('is_cod', { mode: 'boolean' }).notNull(),
    isReturn: integer('is_return', { mode: 'boolean' }).notNull(),
    courierNumber: integer('courier_number'),
    awb: text('awb'),
    statusNumber: integer('status_number').notNull(),
    etdOn: text('etd_on'),
    pickupOn: text('pickup_on'),
  },
  (table) => [
    uniqueIndex('sandbox_parcels_reference').on(table.reference),
    uniqueIndex('sandbox_parcels_awb').on(table.awb),
  ],
);

/** The scans of a parcel on its way. */
export const sandboxScans = sqliteTable(
  'sandbox_scans',
  {
    id: id(),
    at: integer('at').notNull(),
    parcelId: integer('parcel_id')
      .notNull()
      .references(() => sandboxParcels.id),
    statusNumber: integer('status_number').notNull(),
    activity: text('activity').notNull(),
    location: text('location').notNull(),
  },
  (table) => [index('sandbox_scans_parcel').on(table.parcelId)],
);
