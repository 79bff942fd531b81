import type { Actor, Customer, Staff } from '#contract/calls/actor.ts';
import { refuse } from '#contract/calls/refusals.ts';
import type { OrderStatus } from '#contract/states/order.ts';
import { orderKey } from '../orders/index.ts';
import type { Shop } from '../../shop.ts';
import type { Owner, ShipmentRow } from './reads.ts';
import type { Statement } from '../../../db/statement.ts';
import { eventsOfShipment, failuresOfShipment, shipmentById } from './reads.ts';
import { shipmentOf } from './shipment-shape.ts';
import type { Shipment } from '#contract/calls/shipments.ts';

/** What somebody may see: a seller its own, a customer theirs, the house all. */
export function ownerOf(actor: Actor): Owner {
  return {
    sellerId: actor.kind === 'seller' ? actor.sellerId! : null,
    userId: actor.kind === 'customer' ? actor.userId! : null,
  };
}

/** The key of an order, and whose of it may be seen. */
export function orderOf(actor: Actor, order: string) {
  return { ...orderKey(order), ...ownerOf(actor) };
}

/** The one that is meant among rows of an order: by its consignment, or the only one that stands. */
export function theOne<Row extends { consignment: { id: number; status: OrderStatus } }>(
  rows: readonly Row[],
  consignmentId: number | undefined,
): Row {
  if (rows.length === 0) refuse('ORDER_NOT_FOUND');
  if (consignmentId !== undefined) {
    return rows.find(({ consignment }) => consignment.id === consignmentId) ?? refuse('ORDER_NOT_FOUND');
  }
  const uncancelled = rows.filter(({ consignment }) => consignment.status !== 'CANCELLED');
  const [only, ...others] = uncancelled.length > 0 ? uncancelled : rows;
  return others.length === 0 ? only! : refuse('CONSIGNMENT_NOT_SAID');
}

/** The shipments that stand; one that was cancelled makes room for another. */
export function standing(rows: readonly ShipmentRow[]): ShipmentRow[] {
  return rows.filter(({ shipment }) => shipment.status !== 'CANCELLED');
}

/** All that a shipment is shown from. */
export function readsOf(owner: Owner, shipmentId: number) {
  return {
    rows: shipmentById({ shipmentId, ...owner }),
    events: eventsOfShipment({ shipmentId }),
    failures: failuresOfShipment({ shipmentId }),
  };
}

/** Writes, and answers with the shipment as it is then. */
export async function writeShipment(
  shop: Shop,
  owner: Owner,
  shipmentId: number,
  statements: readonly Statement[],
): Promise<Shipment> {
  const { rows, events, failures } = await shop.write({ written: statements, ...readsOf(owner, shipmentId) });
  return shipmentOf(rows[0]!, events, failures);
}

/** A shipment that somebody may see. @throws SHIPMENT_NOT_FOUND, also for somebody else's */
export async function readShipment(shop: Shop, actor: Staff | Customer, shipmentId: number): Promise<Shipment> {
  const { rows, events, failures } = await shop.read(readsOf(ownerOf(actor), shipmentId));
  const [row] = rows;
  return row ? shipmentOf(row, events, failures) : refuse('SHIPMENT_NOT_FOUND');
}
