import type { Actor } from '#contract/calls/actor.ts';
import { actorValues } from '../../../db/schema/actors.ts';
import { requireChange } from '../../../db/statement.ts';
import type { Statement } from '../../../db/statement.ts';
import { replaceInvoices } from '../documents/index.ts';
import type { OutboxItem } from '../../platform/outbox/index.ts';
import { switchedPrice } from '../../buying/pricing/index.ts';
import type { Shop } from '../../shop.ts';
import type { OrderToPay } from './order-to-pay.ts';
import { changeParcels } from './parcels-of-cancelled.ts';
import { insertEvent, touchConsignment } from './statements.ts';
import { insertSwitchDiscount, setSwitchedItem, setSwitchedOrder, setSwitchPaid } from './switch-rows.ts';

/** An order whose parcels have not left, with all records that determine the cash to collect. */
export type OrderToSwitch = Pick<OrderToPay, 'order' | 'switching' | 'parts' | 'papers'>;

/** The effects of a switch, for one batch. */
export interface Switched {
  statements: Statement[];
  /** The outbox items for the couriers. */
  sent: OutboxItem[];
  /** The sellers whose parcel must be booked again, because it would have collected cash. */
  toBookAgain: ReadonlySet<number>;
}

/**
 * Returns the statements that give a COD order its new amounts after online payment. Its status stays. Issued invoices
 * are credited and issued again. Parcels that were booked to collect cash are cancelled with their courier.
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
    requireChange(setSwitchPaid({ orderId, now }), 'ORDER_MOVED_ON'),
    ...parcels.statements,
    ...credits,
    ...items.map(({ id }, index) => setSwitchedItem({ id, ...price.lines[index]!, codFeePaise: 0 })),
    ...items.flatMap(({ id: orderItemId }, index) => {
      const amountPaise = perLine[index]!;
      return amountPaise > 0 ? [insertSwitchDiscount({ orderItemId, kind, fundedBy, couponId, amountPaise })] : [];
    }),
    // Increases the versions, so that anyone who read a consignment before the switch must read it again before moving
    // it.
    ...parts.map(({ id, version }) => requireChange(touchConsignment({ id, version, now }), 'ORDER_MOVED_ON')),
    requireChange(
      setSwitchedOrder({ id: orderId, discount: amount, tax: price.taxIncludedPaise, total: price.totalPaise, now }),
      'ORDER_MOVED_ON',
    ),
    ...invoices,
    insertEvent({ at: now, orderId, event: 'payment.received', from: null, to: null, ...actorValues(actor) }),
  ];
  return { statements, sent: parcels.sent, toBookAgain: parcels.toBookAgain };
}
