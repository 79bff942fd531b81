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

/** What becomes of parcels that were made already, for the batch that cancels pieces or has them paid online. */
export interface ChangedParcels {
  statements: Statement[];
  sent: OutboxItem[];
  /** The sellers whose parcel must be booked again: it would collect too much. */
  toBookAgain: ReadonlySet<number>;
}

/**
 * Keeps parcels true when pieces are cancelled, or none and the order is paid online. One whose consignment is cancelled is cancelled with it. One that would
 * collect another amount now is cancelled with its courier, who takes no other amount, and is to be booked again; by hand
 * it is only noted anew. The courier is told by the outbox. What has left is not changed.
 * @throws PARCEL_FETCHED where it is known that the courier has it
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
 * The statements that cancel a parcel before it is fetched, and what then goes to its courier.
 * @throws PARCEL_FETCHED where it is known that the courier has it
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

/** Notes what a parcel collects now. */
function collecting(
  shop: Shop,
  { id, version, status, statusAt }: ShipmentRow,
  codPaise: number | null,
): Statement<number> {
  return requireChange(setParcel({ id, version, now: shop.now, status, statusAt, codPaise }), 'ORDER_MOVED_ON');
}

/** The order's pieces once some are taken out. */
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
