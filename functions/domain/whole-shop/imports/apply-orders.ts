import { and, asc, eq, sql } from 'drizzle-orm';
import type { Staff } from '#contract/calls/actor.ts';
import { Refusal, refuse } from '#contract/calls/refusals.ts';
import type { NamedResults } from '../../../db/db.ts';
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
  orderReads(moved, 'platform'),
  heldByOrders(ofMoved),
  papersOfOrders(ofMoved),
  piecesOfOrders(ofMoved),
];

/**
 * Returns the statements for the rows that change something, and for all facts of their orders that the change needs.
 */
export function ordersToMove(input: { importId: number }) {
  return {
    rows: changedRows(input),
    held: held(input),
    pieces: pieces(input),
    papers: papers(input),
    whole: wholeOrders(input),
  };
}

type Seen = NamedResults<ReturnType<typeof ordersToMove>>;

/**
 * Returns the statements that apply a file of orders. Each row uses the same verbs as the console. There are at most
 * `MOST_MOVED_PARCELS` rows. The outbox sends their mails.
 * @throws IMPORT_OVERTAKEN when one of the consignments changed since the check
 */
export function applyOrders(shop: Shop, staff: Staff, _: number, read: object): readonly Statement[] {
  const { rows, held: heldItems, pieces: allPieces, papers: documents, whole } = read as Seen;
  const [sources, issued] = documents;
  const lines = new Map(
    ordersOf(whole)
      .flatMap(linesOf)
      .map((line) => [line.consignment.id, line]),
  );
  const byOrder = new Map(whole.orders.map((row) => [row.order.id, row]));
  const byConsignment = new Map(whole.consignments.map((row) => [row.consignment.id, row]));
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

    // The new parcel increments its consignment's version.
    const consignment = { ...row.consignment, version: version + (parcel ? 1 : 0) };
    const shipment = parcel && plan ? { ...parcel, codPaise: plan.codPaise || null, etdOn: null } : row.shipment;
    const own = {
      held: holds.get(consignmentId) ?? [],
      papers: [sourcesOf.get(order.order.id) ?? [], papersOf.get(order.order.id) ?? []],
    } as const;
    const mails = moveMails(order, { ...row, consignment, shipment }, to);
    // Store the new documents for a later row of the same order.
    const due = invoicesOfMove(consignment, to, own.papers);
    papersOf.set(order.order.id, [...own.papers[1], ...due]);
    return [
      ...made,
      ...consignmentMove(shop, staff, consignment, to, own),
      ...mails.map((mail) => outboxItemForLater(shop, mail)),
    ];
  });
}

/** Returns the fields of a row without the empty ones. */
const given = (fields: Partial<Record<keyof OrderFields, string | null>>): OrderFields =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== null));

/** Repeats the check of a row. @throws IMPORT_OVERTAKEN when its step is no longer possible */
function stillPossible(step: () => OrderStep): OrderStep {
  try {
    return step();
  } catch (error) {
    if (error instanceof RowRefusal || error instanceof Refusal) return refuse('IMPORT_OVERTAKEN');
    throw error;
  }
}
