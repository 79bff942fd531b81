import { and, asc, eq, sql } from 'drizzle-orm';
import type { Staff } from '#contract/calls/actor.ts';
import { Refusal, refuse } from '#contract/calls/refusals.ts';
import type { Results } from '../../../db/db.ts';
import { importRows } from '../../../db/schema/index.ts';
import { statement } from '../../../db/statement.ts';
import type { Params, Statement } from '../../../db/statement.ts';
import { papersOfOrders } from '../../orders/documents/index.ts';
import { heldByOrders } from '../../catalogue/inventory/index.ts';
import { consignmentMove, invoicesOfMove, moveMails, orderReads, ordersOf } from '../../orders/orders/index.ts';
import type { IssuedPaper } from '../../orders/orders/index.ts';
import { outboxItemForLater } from '../../platform/outbox/index.ts';
import { newParcel, piecesOfOrders, planParcel } from '../../orders/shipping/index.ts';
import type { Shop } from '../../shop.ts';
import { RowRefusal } from './kind.ts';
import { linesOf } from './order-columns.ts';
import { orderStepOf } from './order-step.ts';
import type { OrderFields, OrderStep } from './order-step.ts';

type Asked = Params<{ importId: number }>;

const changedRows = statement((db, params: Asked) =>
  db
    .select({
      row: importRows.row,
      consignmentId: sql<number>`${importRows.targetId}`,
      version: sql<number>`${importRows.targetVersion}`,
      fields: sql<OrderFields>`${importRows.staged}`.mapWith(importRows.staged),
    })
    .from(importRows)
    .where(and(eq(importRows.importId, params.importId), eq(importRows.outcome, 'CHANGED')))
    .orderBy(asc(importRows.row)),
);

const moved = (params: Asked) => sql`SELECT own.order_id FROM ${importRows} JOIN consignments own
  ON own.id = ${importRows.targetId} WHERE ${importRows.importId} = ${params.importId} AND ${importRows.outcome} = 'CHANGED'`;
const ofMoved = (params: Asked) => sql`orders.id IN (${moved(params)})`;

const [wholeOrders, held, papers, pieces] = [
  orderReads(moved, 'house'),
  heldByOrders(ofMoved),
  papersOfOrders(ofMoved),
  piecesOfOrders(ofMoved),
];

/** The rows that move something, and all that a move looks at of their orders. */
export function ordersToMove(input: { importId: number }) {
  return [changedRows(input), held(input), pieces(input), ...papers(input), ...wholeOrders(input)] as const;
}

type Seen = Results<ReturnType<typeof ordersToMove>>;

/**
 * The statements that do what a file of orders says, each row by the same verbs as in the console; they are as many as
 * the rows need, of which there are at most `MOST_MOVED_PARCELS`. Their mails are sent by the outbox.
 * @throws IMPORT_OVERTAKEN where one of the consignments is not as it was compared
 */
export function applyOrders(shop: Shop, staff: Staff, _: number, read: unknown[]): readonly Statement[] {
  const [rows, heldItems, allPieces, sources, issued, ...whole] = read as unknown as Seen;
  const [orderRows, , consignmentRows] = whole;
  const lines = new Map(
    ordersOf(whole)
      .flatMap(linesOf)
      .map((line) => [line.consignment.id, line]),
  );
  const byOrder = new Map(orderRows.map((row) => [row.order.id, row]));
  const byConsignment = new Map(consignmentRows.map((row) => [row.consignment.id, row]));
  const holds = Map.groupBy(heldItems, ({ consignmentId }) => consignmentId);
  const piecesOf = Map.groupBy(allPieces, ({ orderId }) => orderId);
  const sourcesOf = Map.groupBy(sources, ({ order }) => order.id);
  const papersOf = new Map<number, readonly IssuedPaper[]>(Map.groupBy(issued, ({ orderId }) => orderId));

  return rows.flatMap(({ consignmentId, version, fields }) => {
    const line = lines.get(consignmentId);
    if (line?.consignment.version !== version) return refuse('IMPORT_OVERTAKEN');
    const { parcel, to } = stillPossible(() => orderStepOf({ named: {} }, line, given(fields)));
    const row = byConsignment.get(consignmentId)!;
    const order = byOrder.get(row.consignment.orderId)!;
    const plan = parcel && planParcel({ ...order, ...row }, piecesOf.get(order.order.id) ?? [], {});
    const made = parcel && plan ? newParcel(shop, { ...order, ...row }, plan, parcel) : [];
    if (to === null) return made;

    // The parcel counts its consignment's version up.
    const consignment = { ...row.consignment, version: version + (parcel ? 1 : 0) };
    const shipment = parcel && plan ? { ...parcel, codPaise: plan.codPaise || null, etdOn: null } : row.shipment;
    const own = {
      held: holds.get(consignmentId) ?? [],
      papers: [sourcesOf.get(order.order.id) ?? [], papersOf.get(order.order.id) ?? []],
    } as const;
    const mails = moveMails(order, { ...row, consignment, shipment }, to);
    // Another row of the same order comes after these papers.
    const due = invoicesOfMove(consignment, to, own.papers);
    papersOf.set(order.order.id, [...own.papers[1], ...due]);
    return [
      ...made,
      ...consignmentMove(shop, staff, consignment, to, own),
      ...mails.map((mail) => outboxItemForLater(shop, mail)),
    ];
  });
}

/** The fields a row says, without those it leaves. */
const given = (fields: Partial<Record<keyof OrderFields, string | null>>): OrderFields =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== null));

/** What was possible when the row was checked. @throws IMPORT_OVERTAKEN where it no longer is */
function stillPossible(step: () => OrderStep): OrderStep {
  try {
    return step();
  } catch (error) {
    if (error instanceof RowRefusal || error instanceof Refusal) return refuse('IMPORT_OVERTAKEN');
    throw error;
  }
}
