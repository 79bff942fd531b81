import { sql } from 'drizzle-orm';
import type { Customer, Staff } from '#contract/calls/actor.ts';
import { kolkataDay } from '#contract/shop/dates.ts';
import type { OrderStatus } from '#contract/states/order.ts';
import { codPaymentStatus } from '#contract/states/payment.ts';
import { actorValues } from '#functions/db/schema/columns.ts';
import { consignments, orderItems, orders } from '#functions/db/schema/index.ts';
import { insertInto, statement } from '#functions/db/statement.ts';
import type { Bound } from '#functions/db/statement.ts';
import type { SavedAddress } from '#functions/domain/addresses/index.ts';
import { auditEntry } from '#functions/domain/audit/index.ts';
import { lineToPrice } from '#functions/domain/cart/index.ts';
import { endPastItem, holdPastItem } from './past-items.ts';
import type { PastItem } from './past-items.ts';
import { priceLines } from '#functions/domain/pricing/index.ts';
import type { CurrentSettings } from '#functions/domain/settings/index.ts';
import type { Shop } from '#functions/domain/shop.ts';
import type { LineToOrder } from '#functions/domain/orders/order-lines.ts';
import { deliveryPromise } from '#functions/domain/orders/order-promise.ts';
import { insertEvent, insertOrder } from '#functions/domain/orders/statements.ts';
import { itemRow, orderNumber, orderRow } from '#functions/domain/orders/write-order.ts';

/** An order that was placed at some time in the past, and what became of it until now. */
export interface PastOrder {
  placedAt: number;
  customer: Customer;
  address: Omit<SavedAddress, 'id'>;
  lines: LineToOrder[];
  note: string;
  /** Who moved its consignments: all of them at each step. */
  staff: Staff;
  steps: readonly { to: OrderStatus; at: number }[];
}

/** The ids that rows of orders have; the next ones are free. */
export interface OrderIds {
  order: number;
  consignment: number;
  item: number;
}

/** The newest ids: where whoever brings orders along begins to count. */
export const newestOrderIds = statement((db) =>
  db
    .select({
      order: sql<number>`coalesce((SELECT max(id) FROM ${orders}), 0)`,
      consignment: sql<number>`coalesce((SELECT max(id) FROM ${consignments}), 0)`,
      item: sql<number>`coalesce((SELECT max(id) FROM ${orderItems}), 0)`,
    })
    .from(sql`(SELECT 1)`),
);

const insertPastConsignment = insertInto(consignments);
const insertPastItem = insertInto(orderItems);

/**
 * The statements that write an order of the past as it stands now: the same rows that placing it and moving it step by
 * step would have left, without updates in between and without letters. Many go into one batch, so ids are counted by
 * the caller; `ids` is counted on.
 * @throws where it could not have been paid by cash on delivery
 */
export function writePastOrder(shop: Shop, settings: CurrentSettings, order: PastOrder, ids: OrderIds): Bound[] {
  const { placedAt, customer, staff, address, lines, steps } = order;
  const { policy } = settings;
  const pieces = lines.map((line) => lineToPrice(line, line.wantedQuantity));
  const price = priceLines(pieces, 'COD', policy, address.stateCode);
  if (price.unavailable !== null) throw new Error(`Nobody can have placed this order: ${price.unavailable}`);

  const orderId = (ids.order += 1);
  const sellerIds = [...new Set(lines.map((line) => line.sellerId))];
  const parts = sellerIds.map((sellerId) => ({ id: (ids.consignment += 1), sellerId }));
  // The step with which its pieces leave the house or come free.
  const ending = steps.findIndex(({ to }) => to === 'SHIPPED' || to === 'DELIVERED' || to === 'CANCELLED');
  const end = endOf(steps[ending]);
  const items = lines.map((line): PastItem & { sellerId: number } => ({
    orderItemId: (ids.item += 1),
    skuId: line.skuId,
    sellerId: line.sellerId,
    quantity: line.wantedQuantity,
    orderedAt: placedAt,
    end,
  }));
  const { at: updatedAt, to: status } = steps.at(-1) ?? { at: placedAt, to: 'PLACED' as const };
  const atOf = (wanted: OrderStatus) => steps.find(({ to }) => to === wanted)?.at ?? null;
  const number = orderNumber(shop);
  const row = orderRow(
    { ...shop, now: placedAt },
    {
      number,
      user: { id: customer.userId },
      address,
      price,
      policyVersion: settings.version,
      note: order.note,
      ...deliveryPromise(
        lines.map((line) => line.startOn),
        kolkataDay(placedAt),
        policy,
      ),
    },
  );

  return [
    insertOrder({
      ...row,
      id: orderId,
      // Each move of a consignment counts as a change of its order.
      version: 1 + steps.length * parts.length,
      updatedAt,
      status,
      paymentStatus: codPaymentStatus(status),
    }),
    ...parts.map((part) =>
      insertPastConsignment({
        ...part,
        orderId,
        version: 1 + steps.length,
        createdAt: placedAt,
        updatedAt,
        status,
        dispatchedAt: end?.as === 'dispatched' ? end.at : null,
        deliveredAt: atOf('DELIVERED'),
        cancelledAt: atOf('CANCELLED'),
      }),
    ),
    ...lines.flatMap((line, position) => [
      insertPastItem({
        ...itemRow(number, line, price.lines[position]!, position),
        id: items[position]!.orderItemId,
        orderId,
        consignmentId: parts.find(({ sellerId }) => sellerId === line.sellerId)!.id,
      }),
      ...holdPastItem(customer, items[position]!),
    ]),
    insertEvent({ at: placedAt, orderId, event: 'order.placed', to: 'PLACED', ...actorValues(customer) }),
    ...steps.flatMap(({ to, at }, step) =>
      parts.flatMap(({ id, sellerId }) => {
        const from = steps[step - 1]?.to ?? 'PLACED';
        const own = step === ending ? items.filter((item) => item.sellerId === sellerId) : [];
        return [
          ...own.flatMap((item) => endPastItem(staff, item)),
          insertEvent({
            at,
            orderId,
            consignmentId: id,
            event: to === 'CANCELLED' ? 'consignment.cancelled' : 'consignment.moved',
            from,
            to,
            ...actorValues(staff),
          }),
          auditEntry({ ...shop, now: at }, staff, {
            action: 'consignment moved',
            subject: 'consignment',
            subjectId: id,
            before: { status: from },
            after: { status: to },
          }),
        ];
      }),
    ),
  ];
}

function endOf(step: PastOrder['steps'][number] | undefined): PastItem['end'] {
  return step && { as: step.to === 'CANCELLED' ? 'released' : 'dispatched', at: step.at };
}
