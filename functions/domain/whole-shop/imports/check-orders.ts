import { and, eq, sql } from 'drizzle-orm';
import { sellerIdOf } from '#contract/calls/actor.ts';
import { MOST_MOVED_PARCELS } from '#contract/calls/imports.ts';
import type { ManagedOrder } from '#contract/calls/orders.ts';
import { REFUSALS } from '#contract/calls/refusals.ts';
import { canonicalOrderNumber } from '#contract/shop/order-number.ts';
import { importRows, shipments } from '../../../db/schema/index.ts';
import { statement } from '../../../db/statement.ts';
import type { Params } from '../../../db/statement.ts';
import { orderReads, ordersOf, sellerOrdersOf } from '../../orders/orders/index.ts';
import { applyOrders, ordersToMove } from './apply-orders.ts';
import { idIn, rowRefusal } from './cells.ts';
import { readRow } from './columns.ts';
import { differencesOf, kindOf } from './kind.ts';
import type { NamedRow, Place } from './kind.ts';
import { linesOf, ORDER_COLUMNS } from './order-columns.ts';
import type { OrderLine } from './order-columns.ts';
import { orderStepOf } from './order-step.ts';
import type { OrderFields, OrderStep } from './order-step.ts';
import { staged } from './staged.ts';
import { chosenRows } from './statements.ts';

/** The orders of the next rows: by the consignment's id, else by the order number. */
const named = (params: Params<Place>) => sql`SELECT named.order_id FROM ${chosenRows(params)}
    JOIN consignments named ON named.id = chosen.key_id
  UNION SELECT orders.id FROM ${chosenRows(params)} JOIN orders ON orders.number = chosen.key_text`;

const ordersNamed = orderReads(named, 'platform');
const sellerOrdersNamed = orderReads(
  (params: Params<Place & { sellerId: number }>) => sql`SELECT own.order_id FROM consignments own
    WHERE own.order_id IN (${named(params)}) AND own.seller_id = ${params.sellerId} AND own.archived_at IS NULL`,
  (params) => sql`${params.sellerId}`,
);

/** A cell without spaces, zero-width spaces, quotes and equal signs, as an AWB is read. */
const bareCell = [32, 160, 8203, 39, 34, 61].reduce(
  (cell, code) => `replace(${cell}, char(${code}), '')`,
  'cell.value',
);

/** AWBs in the next rows that a parcel of any seller already has. Spreadsheets and people add signs around an AWB. */
const awbsTaken = statement((db, params: Params<Place>) =>
  db
    .select({ awb: sql<string>`${shipments.awb}` })
    .from(shipments)
    .where(
      sql`${shipments.awb} IN (SELECT ${sql.raw(bareCell)}
        FROM ${chosenRows(params, sql`cells`)}, json_each(chosen.cells) AS cell)`,
    ),
);

/** The changes of rows that were checked before. */
const movedBefore = statement((db, params: Params<Place>) =>
  db
    .select({ awb: sql<string | null>`${staged('awb')}`.as('awb') })
    .from(importRows)
    .where(and(eq(importRows.importId, params.importId), eq(importRows.outcome, 'CHANGED'))),
);

interface Seen {
  orders: readonly ManagedOrder[];
  byConsignment: ReadonlyMap<number, OrderLine>;
  byNumber: ReadonlyMap<string, ManagedOrder>;
  /** AWBs of existing parcels, and of parcels in earlier rows. */
  awbs: Set<string>;
  /** The number of rows with a change so far. */
  moved: { count: number };
}

export const orderKind = kindOf({
  columns: ORDER_COLUMNS,
  nameColumn: 'Order',
  needed: ['Order'],
  atOnce: 200,
  keyOf(cells) {
    const keyId = idIn(cells.Consignment);
    return { keyId, keyText: keyId === null ? canonicalOrderNumber(cells.Order ?? '') || null : null, parentId: null };
  },
  reads: (_, staff, place) => ({
    taken: awbsTaken(place),
    before: movedBefore(place),
    rows: staff.kind === 'seller' ? sellerOrdersNamed({ ...place, sellerId: sellerIdOf(staff)! }) : ordersNamed(place),
  }),
  seen(staff, { taken, before, rows }): Seen {
    const orders: ManagedOrder[] = staff.kind === 'seller' ? sellerOrdersOf(rows) : ordersOf(rows);
    return {
      orders,
      byConsignment: new Map(orders.flatMap(linesOf).map((line) => [line.consignment.id, line])),
      byNumber: new Map(orders.map((order) => [order.orderId, order])),
      awbs: new Set([...taken, ...before].flatMap(({ awb }) => awb ?? [])),
      moved: { count: before.length },
    };
  },
  decide(_, __, row, seen) {
    const line = lineOf(row, seen);
    const { consignment } = line;
    const { fields, faults } = readRow(ORDER_COLUMNS, row.named, line);
    if (faults.length > 0) rowRefusal(row, faults);
    const step = orderStepOf(row, line, fields as OrderFields);
    const isSame = step.parcel === null && step.to === null;
    if (!isSame) count(row, step, seen);
    return {
      outcome: isSame ? 'UNCHANGED' : 'CHANGED',
      targetId: consignment.id,
      targetVersion: consignment.version,
      label: line.order.orderId,
      staged: isSame ? null : { awb: step.parcel?.awb, courierName: step.parcel?.courierName, orderStatus: step.to },
      differences: differencesOf(ORDER_COLUMNS, ['Status', 'Courier', 'AWB'], line, after(line, step)),
    };
  },
  applyReads: (importId) => ordersToMove({ importId }),
  apply: applyOrders,
});

/** Returns the consignment of a row, or the only active one of its order. */
function lineOf(row: NamedRow, { byConsignment, byNumber }: Seen): OrderLine {
  const number = canonicalOrderNumber(row.named.Order ?? '');
  if (number === '') rowRefusal(row, 'Order', 'Order is required');
  if (row.keyId !== null) {
    const line = byConsignment.get(row.keyId);
    return line?.order.orderId === number ? line : rowRefusal(row, 'Order', REFUSALS.ORDER_NOT_FOUND.text);
  }
  const order = byNumber.get(number);
  if (!order) return rowRefusal(row, 'Order', REFUSALS.ORDER_NOT_FOUND.text);
  const lines = linesOf(order);
  const standing = lines.filter(({ consignment }) => consignment.orderStatus !== 'CANCELLED');
  const [only, ...others] = standing.length > 0 ? standing : lines;
  return only && others.length === 0 ? only : rowRefusal(row, 'Consignment', REFUSALS.CONSIGNMENT_NOT_SAID.text);
}

/** Counts a row with a change, and adds its AWB. */
function count(row: NamedRow, { parcel }: OrderStep, { awbs, moved }: Seen): void {
  if (parcel && awbs.has(parcel.awb)) rowRefusal(row, 'AWB', REFUSALS.AWB_TAKEN.text);
  if (moved.count >= MOST_MOVED_PARCELS)
    rowRefusal(
      row,
      'Order',
      `A file can move at most ${MOST_MOVED_PARCELS} parcels. Please put the others into a file of their own`,
    );
  moved.count += 1;
  if (parcel) awbs.add(parcel.awb);
}

/** Returns a line as it is after its step, for the differences. */
function after({ order, consignment }: OrderLine, { parcel, to }: OrderStep): OrderLine {
  return {
    order,
    consignment: {
      ...consignment,
      orderStatus: to ?? consignment.orderStatus,
      awb: parcel?.awb ?? consignment.awb,
      shipment: parcel
        ? { id: 0, status: 'AWB_ASSIGNED', isByHand: true, pickupDate: null, etd: null, answered: null, ...parcel }
        : consignment.shipment,
    },
  };
}
