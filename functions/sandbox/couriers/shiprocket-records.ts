import { desc, eq, or, sql } from 'drizzle-orm';
import type { Db } from '../../db/db.ts';
import { sandboxParcels, sandboxPickups, sandboxScans } from '../../db/schema/index.ts';
import { insertInto, statement } from '../../db/statement.ts';
import type { Params } from '../../db/statement.ts';

export type Parcel = typeof sandboxParcels.$inferSelect;
export type Scan = typeof sandboxScans.$inferSelect;

/** Inserts a pickup address, unless there is one of this name. */
export const insertPickup = statement((db, params: Params<{ nickname: string; pinCode: string }>) =>
  db
    .insert(sandboxPickups)
    .values({ nickname: params.nickname, pinCode: params.pinCode })
    .onConflictDoNothing({ target: sandboxPickups.nickname }),
);
type NewParcel = Pick<
  Parcel,
  'at' | 'reference' | 'pickupPin' | 'deliveryPin' | 'weightGrams' | 'isCod' | 'isReturn' | 'statusNumber'
>;
/** Inserts a parcel, unless another request has just inserted one with the same reference. */
export const insertParcel = statement((db, params: Params<NewParcel>) =>
  db
    .insert(sandboxParcels)
    .values({
      at: params.at,
      reference: params.reference,
      pickupPin: params.pickupPin,
      deliveryPin: params.deliveryPin,
      weightGrams: params.weightGrams,
      isCod: params.isCod,
      isReturn: params.isReturn,
      statusNumber: params.statusNumber,
    })
    .onConflictDoNothing({ target: sandboxParcels.reference }),
);
export const insertScan = insertInto(sandboxScans);
export const newestPickups = statement((db) =>
  db.select().from(sandboxPickups).orderBy(desc(sandboxPickups.id)).limit(100),
);
export const pickupNamed = statement((db, params: Params<{ nickname: string }>) =>
  db.select().from(sandboxPickups).where(eq(sandboxPickups.nickname, params.nickname)),
);
export const parcelBy = statement(
  (db, params: Params<{ id: number | null; reference: string | null; awb: string | null }>) =>
    db
      .select()
      .from(sandboxParcels)
      .where(
        or(
          eq(sandboxParcels.id, params.id),
          eq(sandboxParcels.reference, params.reference),
          eq(sandboxParcels.awb, params.awb),
        ),
      ),
);
export const scansOf = statement((db, params: Params<{ parcelId: number }>) =>
  db.select().from(sandboxScans).where(eq(sandboxScans.parcelId, params.parcelId)).orderBy(desc(sandboxScans.id)),
);
export const setParcel = statement(
  (
    db,
    params: Params<{
      id: number;
      statusNumber: number;
      courierNumber: number | null;
      awb: string | null;
      etdOn: string | null;
      pickupOn: string | null;
    }>,
  ) =>
    db
      .update(sandboxParcels)
      .set({
        statusNumber: sql`${params.statusNumber}`,
        courierNumber: sql`${params.courierNumber}`,
        awb: sql`${params.awb}`,
        etdOn: sql`${params.etdOn}`,
        pickupOn: sql`${params.pickupOn}`,
      })
      .where(eq(sandboxParcels.id, params.id)),
);

/**
 * Returns the emulator's database with its clock, and the reads of one parcel.
 * @param now in milliseconds
 */
export function shiprocketRecords(db: () => Db, now: () => number) {
  const parcel = async (key: Partial<Parameters<typeof parcelBy>[0]>) =>
    (await db().read(parcelBy({ id: null, reference: null, awb: null, ...key })))[0][0];
  return {
    db,
    now,
    byId: (id: number) => parcel({ id }),
    byAwb: (awb: string) => parcel({ awb }),
    byReference: (reference: string) => parcel({ reference }),
  };
}
export type ShiprocketRecords = ReturnType<typeof shiprocketRecords>;
