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

/** Returns whose records an actor may see: a seller's own, a customer's own, or all for the platform. */
export function ownerOf(actor: Actor): Owner {
  return {
    sellerId: actor.kind === 'seller' ? actor.sellerId! : null,
    userId: actor.kind === 'customer' ? actor.userId! : null,
  };
}

/** Returns the key of an order, and the owner whose part may be seen. */
export function orderOf(actor: Actor, order: string) {
  return { ...orderKey(order), ...ownerOf(actor) };
}

/** Returns the row of a consignment; without an id, the only row that is not cancelled. */
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

/** Returns the shipments that are not cancelled. A cancelled one may be replaced. */
export function standing(rows: readonly ShipmentRow[]): ShipmentRow[] {
  return rows.filter(({ shipment }) => shipment.status !== 'CANCELLED');
}

/** Returns the reads for a shipment's full view. */
export function readsOf(owner: Owner, shipmentId: number) {
  return {
    rows: shipmentById({ shipmentId, ...owner }),
    events: eventsOfShipment({ shipmentId }),
    failures: failuresOfShipment({ shipmentId }),
  };
}

/** Writes statements and returns the shipment afterwards. */
export async function writeShipment(
  shop: Shop,
  owner: Owner,
  shipmentId: number,
  statements: readonly Statement[],
): Promise<Shipment> {
  const { rows, events, failures } = await shop.write({ written: statements, ...readsOf(owner, shipmentId) });
  return shipmentOf(rows[0]!, events, failures);
}

/** Returns a shipment that the actor may see. @throws SHIPMENT_NOT_FOUND, also for another user's shipment */
export async function readShipment(shop: Shop, actor: Staff | Customer, shipmentId: number): Promise<Shipment> {
  const { rows, events, failures } = await shop.read(readsOf(ownerOf(actor), shipmentId));
  const [row] = rows;
  return row ? shipmentOf(row, events, failures) : refuse('SHIPMENT_NOT_FOUND');
}
