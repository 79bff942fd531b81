import type { Actor } from '#contract/calls/actor.ts';
import type { Day } from '#contract/shop/dates.ts';
import { mayMoveConsignment } from '#contract/states/order.ts';
import type { OrderStatus } from '#contract/states/order.ts';
import { reportMoves, SHIPMENT_RANKS } from '#contract/states/shipment.ts';
import type { ShipmentStatus } from '#contract/states/shipment.ts';
import type { ShipmentEventSource } from '../../../db/schema/index.ts';
import { requireChange } from '../../../db/statement.ts';
import type { Statement } from '../../../db/statement.ts';
import type { CourierScan } from '../../../ports/couriers.ts';
import { consignmentMove } from '../orders/index.ts';
import { outboxItem, sendItems } from '../../platform/outbox/index.ts';
import type { Shop } from '../../shop.ts';
import type { ShipmentRow } from './reads.ts';
import { mailsOf } from './parcel-mails.ts';
import { parcelByAwb } from './parcel-by-awb.ts';
import type { OfParcel } from './parcel-by-awb.ts';
import { closeLost, payBackUndelivered } from './pay-back-undelivered.ts';
import type { NotDelivered } from './pay-back-undelivered.ts';
import { dated, possibleDay } from './report-times.ts';
import { changed, eventOnce, insertFreightOnce, noteTracked, openFailure } from './statements.ts';

/** A courier's report on a parcel: all events, and the event with the current status, if one is trusted. */
export interface Report {
  source: ShipmentEventSource;
  events: readonly CourierScan[];
  current: CourierScan | undefined;
  /** The expected delivery day, if the courier names one. */
  etd: Day | null;
}

/**
 * Stores a report on a parcel in one batch: each event once, the status if it advances, the consignment's move, and the
 * mails. A repeated or late report changes nothing more.
 * @throws SHIPMENT_MOVED_ON when the shipment changed since it was read
 */
export async function applyReport(
  shop: Shop,
  actor: Actor,
  row: ShipmentRow,
  own: OfParcel,
  reported: Report,
): Promise<boolean> {
  const report = possible(shop, row, reported);
  const { current } = report;
  const cameBackUntold =
    row.consignment.dispatchedAt === null && current !== undefined && ONLY_AFTER_LEAVING.has(current.status);
  if (!cameBackUntold) return applyStep(shop, actor, row, own, report, 'told');
  // No report said that the parcel left. That step is applied first, with stock and invoice, so that a return has
  // something to reverse.
  await applyStep(shop, actor, row, own, { ...report, current: { ...current, status: 'PICKED_UP' } }, 'made up for');
  const { rows, ...ownNow } = await shop.read(parcelByAwb(row.shipment.awb!));
  return applyStep(shop, actor, rows[0]!, ownNow, report, 'told');
}

/** Returns the report with plausible times and a plausible delivery day. */
function possible({ now }: Shop, { shipment }: ShipmentRow, { source, events, current, etd }: Report): Report {
  const at = (scan: CourierScan) => dated(scan, shipment.createdAt, now);
  return {
    source,
    events: events.map(at),
    current: current && at(current),
    etd: possibleDay(etd, shipment.createdAt, now),
  };
}

/** Statuses that only a parcel that has left its seller can have, and that move no consignment. */
const ONLY_AFTER_LEAVING: ReadonlySet<ShipmentStatus | null> = new Set(['RTO_INITIATED', 'RTO_DELIVERED', 'LOST']);

/** Applies one step. A step that no courier reported sends no mail. */
async function applyStep(
  shop: Shop,
  actor: Actor,
  row: ShipmentRow,
  own: OfParcel,
  { source, events, current, etd }: Report,
  how: 'told' | 'made up for',
): Promise<boolean> {
  const { shipment } = row;
  const to = current?.status ?? null;
  const moves = current !== undefined && to !== null && reportMoves(shipment, { status: to, at: current.at });
  const etdOn = etd ?? shipment.etdOn;
  const back = moves ? notDelivered(shop, actor, row, own, to) : undefined;
  const mails = moves && how === 'told' ? mailsOf(row, to, { etdOn, refundPaise: back?.amountPaise ?? 0 }) : [];
  // A courier may report the current status without an event for it. That status is stored as an event too.
  const isSaid = !moves || how === 'made up for' || events.some(({ status }) => status === to);
  await shop.write(
    ...(isSaid ? events : [...events, current]).map((scan) =>
      eventOnce(shop, { awb: shipment.awb, shipmentId: shipment.id, source }, scan),
    ),
    ...(moves ? moveStatements(shop, actor, row, own, { ...current, status: to }, etdOn) : []),
    ...(back?.statements ?? []),
    ...mails.map((mail) => outboxItem(shop, mail)),
    noteTracked({ shipmentId: shipment.id, now: shop.now }),
  );
  shop.after(() => sendItems(shop, [...(back?.sent ?? []), ...mails]));
  return moves;
}

function notDelivered(
  shop: Shop,
  actor: Actor,
  row: ShipmentRow,
  own: OfParcel,
  to: ShipmentStatus,
): NotDelivered | undefined {
  if (to === 'RTO_DELIVERED') return payBackUndelivered(shop, actor, row, own);
  return to === 'LOST' ? closeLost(shop, actor, row, own) : undefined;
}

function moveStatements(
  shop: Shop,
  actor: Actor,
  { shipment, consignment }: ShipmentRow,
  own: OfParcel,
  scan: CourierScan & { status: ShipmentStatus },
  etdOn: Day | null,
): Statement[] {
  const to = scan.status;
  const moved = consignmentStatus(to);
  const { status, dispatchedAt } = consignment;
  const follows =
    moved !== null &&
    status !== moved &&
    status !== 'DELIVERED' &&
    mayMoveConsignment(status, moved, dispatchedAt !== null);
  return [
    requireChange(changed(shop, shipment, { status: to, statusAt: scan.at, etdOn }), 'SHIPMENT_MOVED_ON'),
    ...(to === 'UNDELIVERED' ? [openFailure(shipment.id, scan)] : []),
    ...(follows ? consignmentMove(shop, actor, consignment, moved, own) : []),
    ...freightDue(shop, shipment, to),
  ];
}

/** Returns the freight charges that are due: forward once the parcel has left, and RTO once it turned back. */
function freightDue(shop: Shop, { id, freightPaise, rtoFreightPaise }: ShipmentRow['shipment'], to: ShipmentStatus) {
  const hasLeft = SHIPMENT_RANKS[to] >= SHIPMENT_RANKS.PICKED_UP && to !== 'CANCELLED';
  const turned = to === 'RTO_INITIATED' || to === 'RTO_DELIVERED';
  const charge = (way: 'forward' | 'rto', amountPaise: number | null) =>
    amountPaise === null ? [] : [insertFreightOnce({ at: shop.now, shipmentId: id, way, amountPaise })];
  return [...(hasLeft ? charge('forward', freightPaise) : []), ...(turned ? charge('rto', rtoFreightPaise) : [])];
}

/** Returns the consignment's status for a parcel's status. A parcel that comes back or is lost leaves it unchanged. */
function consignmentStatus(status: ShipmentStatus): OrderStatus | null {
  if (status === 'DELIVERED') return 'DELIVERED';
  return ['PICKED_UP', 'IN_TRANSIT', 'OUT_FOR_DELIVERY', 'UNDELIVERED'].includes(status) ? 'SHIPPED' : null;
}
