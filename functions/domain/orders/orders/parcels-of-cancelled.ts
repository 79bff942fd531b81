import { and, eq, sql } from 'drizzle-orm';
import { refuse } from '#contract/calls/refusals.ts';
import { SHIPMENT_RANKS } from '#contract/states/shipment.ts';
import { shipmentEvents, shipments } from '../../../db/schema/index.ts';
import { insertInto, requireChange, statement } from '../../../db/statement.ts';
import type { Params, Statement } from '../../../db/statement.ts';
import type { InvoiceSource } from '../documents/index.ts';
import { outboxItem } from '../../platform/outbox/index.ts';
import type { OutboxItem } from '../../platform/outbox/index.ts';
import type { Shop } from '../../shop.ts';
import { cashAtDoor } from './cash-at-door.ts';
import type { PiecesInParcel } from './cash-at-door.ts';
import type { PartRow } from './reads.ts';
import type { TakenPieces } from './take-pieces.ts';
import { cancelParcel } from './cancelled-parcel.ts';

type ShipmentRow = NonNullable<PartRow['shipment']>;

const setParcel = statement(
  (
    db,
    params: Params<{
      id: number;
      version: number;
      now: number;
      status: ShipmentRow['status'];
      statusAt: number;
      codPaise: number | null;
    }>,
  ) =>
    db
      .update(shipments)
      .set({
        status: sql`${params.status}`,
        statusAt: sql`${params.statusAt}`,
        codPaise: sql`${params.codPaise}`,
        version: sql`${shipments.version} + 1`,
        updatedAt: sql`${params.now}`,
      })
      .where(and(eq(shipments.id, params.id), eq(shipments.version, params.version))),
);
const insertShipmentEvent = insertInto(shipmentEvents);

/** Changes to existing parcels, for the batch that cancels pieces or switches the order to online payment. */
export interface ChangedParcels {
  statements: Statement[];
  sent: OutboxItem[];
  /** The sellers whose parcel must be booked again, because it would collect too much. */
  toBookAgain: ReadonlySet<number>;
}

/**
 * Updates parcels when pieces are cancelled or when the order is paid online. The parcel of a cancelled consignment is
 * cancelled. A parcel whose cash amount changes is cancelled with its courier, who cannot change the amount, and must
 * be booked again. The amount of a manually booked parcel is only updated. The outbox notifies the courier. Parcels
 * that have left stay unchanged.
 * @throws PARCEL_FETCHED when the courier is known to have the parcel
 */
export function changeParcels(
  shop: Shop,
  { isCod, parts, sources }: { isCod: boolean; parts: readonly PartRow[]; sources: readonly InvoiceSource[] },
  taken: readonly TakenPieces[],
  why = 'Items were cancelled',
): ChangedParcels {
  const after = piecesAfter(sources, taken);
  const statements: Statement[] = [];
  const sent: OutboxItem[] = [];
  const toBookAgain = new Set<number>();
  for (const { id, sellerId, shipment, dispatchedAt } of parts) {
    if (!shipment || dispatchedAt !== null) continue;
    const stands = after.some(({ consignmentId, isCancelled }) => consignmentId === id && !isCancelled);
    const codPaise = isCod ? cashAtDoor(after, id) || null : null;
    if (stands && codPaise === shipment.codPaise) continue;
    if (stands && shipment.isByHand) {
      statements.push(collecting(shop, shipment, codPaise));
      continue;
    }
    const stopped = stopParcel(shop, shipment, stands ? why : 'The order was cancelled');
    statements.push(...stopped.statements);
    sent.push(...stopped.sent);
    if (stands) toBookAgain.add(sellerId);
  }
  return { statements, sent, toBookAgain };
}

/**
 * Returns the statements that cancel a parcel before pickup, and the outbox items for its courier.
 * @throws PARCEL_FETCHED when the courier is known to have the parcel
 */
export function stopParcel(
  shop: Shop,
  shipment: ShipmentRow,
  activity: string,
): { statements: Statement[]; sent: OutboxItem[] } {
  if (SHIPMENT_RANKS[shipment.status] >= SHIPMENT_RANKS.PICKED_UP) refuse('PARCEL_FETCHED');
  const { id, version, awb, codPaise, courierOrderNumber } = shipment;
  const sent: OutboxItem[] =
    courierOrderNumber === null
      ? []
      : [cancelParcel.item(`cancel-parcel-${id}`, { orderNumber: courierOrderNumber, awb })];
  const status = 'CANCELLED';
  return {
    statements: [
      requireChange(setParcel({ id, version, now: shop.now, status, statusAt: shop.now, codPaise }), 'ORDER_MOVED_ON'),
      insertShipmentEvent({
        at: shop.now,
        shipmentId: id,
        awb,
        source: 'shop',
        happenedAt: Math.floor(shop.now / 1000) * 1000,
        statusNumber: null,
        status,
        activity,
        location: '',
        key: `stopped|${id}`,
      }),
      ...sent.map((item) => outboxItem(shop, item)),
    ],
    sent,
  };
}

/** Stores the new amount that a parcel collects. */
function collecting(
  shop: Shop,
  { id, version, status, statusAt }: ShipmentRow,
  codPaise: number | null,
): Statement<number> {
  return requireChange(setParcel({ id, version, now: shop.now, status, statusAt, codPaise }), 'ORDER_MOVED_ON');
}

/** Returns the order's pieces after some are taken out. */
function piecesAfter(sources: readonly InvoiceSource[], taken: readonly TakenPieces[]): PiecesInParcel[] {
  return sources.flatMap(({ consignment, item, quantity }) => {
    const gone = taken
      .filter(({ held }) => held.consignmentId === consignment.id && held.orderItemId === item.id)
      .reduce((sum, one) => sum + one.quantity, 0);
    const row = {
      consignmentId: consignment.id,
      sellerId: consignment.sellerId,
      orderItemId: item.id,
      quantity: item.quantity,
      netPaise: item.netPaise,
      feesPaise: item.shippingFeePaise + item.codFeePaise,
    };
    const isCancelled = consignment.cancelledAt !== null;
    const left = { ...row, pieces: quantity - gone, isCancelled };
    return [...(left.pieces > 0 ? [left] : []), ...(gone > 0 ? [{ ...row, pieces: gone, isCancelled: true }] : [])];
  });
}
