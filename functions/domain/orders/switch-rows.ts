import { and, asc, eq, inArray, isNull, sql } from 'drizzle-orm';
import type { Actor } from '#contract/calls/actor.ts';
import type { DiscountFunder } from '#contract/shop/discounts.ts';
import { actorValues } from '../../db/schema/actors.ts';
import { orderItemDiscounts, orderItems, orders, prepaidSwitches } from '../../db/schema/index.ts';
import { insertInto, requireChange, statement } from '../../db/statement.ts';
import type { Params, Statement } from '../../db/statement.ts';
import { replaceInvoices } from '../documents/index.ts';
import type { OutboxItem } from '../outbox/index.ts';
import { switchedPrice } from '../pricing/index.ts';
import type { SwitchedPrice } from '../pricing/index.ts';
import type { Shop } from '../shop.ts';
import type { OrderToPay } from './order-to-pay.ts';
import { changeParcels } from './parcels-of-cancelled.ts';
import type { OrderKey } from './reads.ts';
import { insertEvent, touchConsignment } from './statements.ts';

/** The items of an order as they would be switched, with what its shopper was offered where they asked. */
export const itemsToSwitch = statement((db, params: Params<OrderKey>) =>
  db
    .select({
      id: orderItems.id,
      sellerId: orderItems.sellerId,
      discountPaise: orderItems.discountPaise,
      platformDiscountPaise: orderItems.platformDiscountPaise,
      netPaise: orderItems.netPaise,
      shippingFeePaise: orderItems.shippingFeePaise,
      taxBasisPoints: orderItems.taxBasisPoints,
      igstPaise: orderItems.igstPaise,
      offeredPercent: prepaidSwitches.discountPercent,
      offeredBy: prepaidSwitches.fundedBy,
      offeredTotal: prepaidSwitches.totalPaise,
      paidAt: prepaidSwitches.paidAt,
    })
    .from(orders)
    .innerJoin(orderItems, eq(orderItems.orderId, orders.id))
    .leftJoin(prepaidSwitches, eq(prepaidSwitches.orderId, orders.id))
    .where(sql`(${orders.id} = ${params.id} OR ${orders.number} = ${params.number})`)
    .orderBy(asc(orderItems.position)),
);
/** How an order in cash would be paid online: its items, and what was offered, where its shopper asked. */
export interface Switching {
  items: ReturnType<ReturnType<typeof itemsToSwitch>['read']>;
  terms: { discountPercent: number; fundedBy: DiscountFunder } | null;
  totalPaise: number | null;
}

export const insertSwitch = insertInto(prepaidSwitches);

const setPaid = statement((db, params: Params<{ orderId: number; now: number }>) =>
  db
    .update(prepaidSwitches)
    .set({ paidAt: sql`${params.now}` })
    .where(and(eq(prepaidSwitches.orderId, params.orderId), isNull(prepaidSwitches.paidAt))),
);

type ItemAmounts = { id: number } & SwitchedPrice['lines'][number];
const setItem = statement((db, params: Params<ItemAmounts>) =>
  db
    .update(orderItems)
    .set({
      discountPaise: sql`${params.discountPaise}`,
      platformDiscountPaise: sql`${params.platformDiscountPaise}`,
      netPaise: sql`${params.netPaise}`,
      codFeePaise: 0,
      taxablePaise: sql`${params.taxablePaise}`,
      cgstPaise: sql`${params.cgstPaise}`,
      sgstPaise: sql`${params.sgstPaise}`,
      igstPaise: sql`${params.igstPaise}`,
    })
    .where(eq(orderItems.id, params.id)),
);

const insertDiscount = insertInto(orderItemDiscounts);

type OrderAmounts = { id: number; discount: number; tax: number; total: number; now: number };
const setOrder = statement((db, params: Params<OrderAmounts>) =>
  db
    .update(orders)
    .set({
      paymentMethod: 'PREPAID',
      paymentStatus: 'COMPLETED',
      prepaidDiscountPaise: sql`${params.discount}`,
      codFeePaise: 0,
      taxIncludedPaise: sql`${params.tax}`,
      totalPaise: sql`${params.total}`,
      version: sql`${orders.version} + 1`,
      updatedAt: sql`${params.now}`,
    })
    .where(
      and(eq(orders.id, params.id), eq(orders.paymentMethod, 'COD'), inArray(orders.status, ['PLACED', 'CONFIRMED'])),
    ),
);

/** An order whose parcels have not left, with all that says what is collected for it. */
export type OrderToSwitch = Pick<OrderToPay, 'order' | 'switching' | 'parts' | 'papers'>;

/** What a switch brings about, all for one batch. */
export interface Switched {
  statements: Statement[];
  /** What of it goes to the couriers. */
  sent: OutboxItem[];
  /** The sellers whose parcel must be booked again: it would have collected cash. */
  toBookAgain: ReadonlySet<number>;
}

/**
 * The statements by which an order that was paid online after all takes its new amounts. Its state stays; invoices that
 * were made are credited and made anew, and parcels that were booked to collect cash are cancelled with their courier.
 */
export function switchOrder(shop: Shop, actor: Actor, { order, switching, parts, papers }: OrderToSwitch): Switched {
  const { items, terms } = switching;
  const [sources, issued] = papers;
  const price = switchedPrice(items, terms!);
  const { id: orderId } = order;
  const { kind, fundedBy, couponId, amount, perLine } = price.adjustment;
  const now = shop.now;
  const amounts = new Map(items.map(({ id }, index) => [id, { ...price.lines[index]!, codFeePaise: 0 }]));
  const switchedSources = sources.map((source) => ({
    ...source,
    order: { ...source.order, paymentMethod: 'PREPAID' as const },
    consignment: { ...source.consignment, version: source.consignment.version + 1 },
    item: { ...source.item, ...amounts.get(source.item.id)! },
  }));
  const parcels = changeParcels(
    shop,
    { isCod: false, parts, sources: switchedSources },
    [],
    'The order is paid online',
  );
  const { credits, invoices } = replaceInvoices(shop, actor, orderId, switchedSources, issued);
  const statements = [
    requireChange(setPaid({ orderId, now }), 'ORDER_MOVED_ON'),
    ...parcels.statements,
    ...credits,
    ...items.map(({ id }, index) => setItem({ id, ...price.lines[index]! })),
    ...items.flatMap(({ id: orderItemId }, index) => {
      const amountPaise = perLine[index]!;
      return amountPaise > 0 ? [insertDiscount({ orderItemId, kind, fundedBy, couponId, amountPaise })] : [];
    }),
    // Whoever read a consignment before the switch reads it again before moving it.
    ...parts.map(({ id, version }) => requireChange(touchConsignment({ id, version, now }), 'ORDER_MOVED_ON')),
    requireChange(
      setOrder({ id: orderId, discount: amount, tax: price.taxIncludedPaise, total: price.totalPaise, now }),
      'ORDER_MOVED_ON',
    ),
    ...invoices,
    insertEvent({ at: now, orderId, event: 'payment.received', from: null, to: null, ...actorValues(actor) }),
  ];
  return { statements, sent: parcels.sent, toBookAgain: parcels.toBookAgain };
}
