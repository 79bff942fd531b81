import { eq, sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import type { Staff } from '#contract/calls/actor.ts';
import { refuse } from '#contract/calls/refusals.ts';
import type { WeightDispute } from '#contract/calls/weight-disputes.ts';
import { consignments, orders, sellers, shipments, weightDisputes } from '../../../db/schema/index.ts';
import { consoleList, equals, search } from '../../platform/console-list/index.ts';
import type { ConsoleList } from '../../platform/console-list/index.ts';
import { signedUrl } from '../../files/media/index.ts';
import type { Shop } from '../../shop.ts';

interface StoredPicture {
  key: string;
  name: string;
}

const pictures = sql`(SELECT json_group_array(json_object('key', shown.key, 'name', shown.name)) FROM (
  SELECT file.key, file.name FROM media_uses used JOIN media file ON file.id = used.media_id
  WHERE used.subject = 'weightDispute' AND used.subject_id = ${weightDisputes.id} ORDER BY used.position, used.id
) shown)`.mapWith((text: string) => JSON.parse(text) as StoredPicture[]) as SQL<StoredPicture[]>;

/** The disputes as stored: a seller's own, or all. */
export const disputeRows = consoleList({
  id: weightDisputes.id,
  key: weightDisputes.reference,
  owner: consignments.sellerId,
  select: (db) =>
    db
      .select({
        id: weightDisputes.id,
        reference: weightDisputes.reference,
        shipmentId: shipments.id,
        orderKey: orders.id,
        orderId: orders.number,
        sellerId: sellers.id,
        sellerName: sellers.businessName,
        courierName: shipments.courierName,
        awb: sql<string>`coalesce(${shipments.awb}, '')`,
        status: weightDisputes.status,
        bookedGrams: shipments.weightGrams,
        chargedGrams: weightDisputes.chargedGrams,
        measuredGrams: weightDisputes.measuredGrams,
        extraAmount: weightDisputes.extraPaise,
        note: weightDisputes.note,
        pictures,
        notedBy: sql<WeightDispute['notedBy']>`${weightDisputes.actorKind}`,
        createdAt: weightDisputes.createdAt,
        endReason: weightDisputes.endReason,
        endedAt: weightDisputes.endedAt,
        version: weightDisputes.version,
      })
      .from(weightDisputes)
      .innerJoin(shipments, eq(shipments.id, weightDisputes.shipmentId))
      .innerJoin(consignments, eq(consignments.id, shipments.consignmentId))
      .innerJoin(orders, eq(orders.id, consignments.orderId))
      .innerJoin(sellers, eq(sellers.id, consignments.sellerId))
      .$dynamic(),
  counted: sql`${weightDisputes} JOIN ${shipments} ON ${shipments.id} = ${weightDisputes.shipmentId}
    JOIN ${consignments} ON ${consignments.id} = ${shipments.consignmentId} JOIN ${orders} ON ${orders.id} = ${consignments.orderId}`,
  sorts: { id: weightDisputes.id },
  filters: {
    status: equals(weightDisputes.status),
    sellerId: equals(consignments.sellerId),
    shipmentId: equals(weightDisputes.shipmentId),
  },
  q: [
    search.in(weightDisputes.reference),
    search.in(shipments.awb),
    search.in(orders.number),
    search.in(shipments.courierName),
  ],
  row: (dispute) => dispute,
  missing: 'WEIGHT_DISPUTE_NOT_FOUND',
});
type DisputeRow = Awaited<ReturnType<typeof disputeRows.one>>;

const kilograms = (grams: number) => grams / 1000;

/** Returns a dispute in the contract's shape. Its pictures have temporary signed URLs. */
export async function disputeOf(shop: Shop, row: DisputeRow): Promise<WeightDispute> {
  const { bookedGrams, chargedGrams, measuredGrams, pictures: stored, ...same } = row;
  return {
    ...same,
    bookedWeight: kilograms(bookedGrams),
    chargedWeight: kilograms(chargedGrams),
    measuredWeight: kilograms(measuredGrams),
    pictures: await Promise.all(stored.map(async (one) => ({ ...one, url: await signedUrl(shop, one.key) }))),
  };
}

type FilterOf<List> = List extends ConsoleList<Staff, DisputeRow, infer _, infer Filter> ? Filter : never;

/** Lists disputes about the weight of parcels: a seller's own, or all for the platform. */
export const managedWeightDisputes: ConsoleList<
  Staff,
  WeightDispute,
  (typeof disputeRows.sorts)[number],
  FilterOf<typeof disputeRows>
> = {
  sorts: disputeRows.sorts,
  missing: disputeRows.missing,
  async list(shop, staff, query) {
    const { rows, total } = await disputeRows.list(shop, staff, query);
    return { rows: await Promise.all(rows.map((row) => disputeOf(shop, row))), total };
  },
  async one(shop, staff, id) {
    return disputeOf(shop, await disputeRows.one(shop, staff, id));
  },
};

/** Returns a dispute by its public reference. @throws WEIGHT_DISPUTE_NOT_FOUND */
export async function readDispute(shop: Shop, staff: Staff, reference: string): Promise<WeightDispute> {
  const [[row]] = await shop.read(disputeRows.rowWithKey(shop, staff, reference));
  return row ? disputeOf(shop, row) : refuse('WEIGHT_DISPUTE_NOT_FOUND');
}
