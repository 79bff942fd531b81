import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { and, eq } from 'drizzle-orm';
import type { Admin, Customer, Seller } from '#contract/calls/actor.ts';
import { AskReturn } from '#contract/calls/returns.ts';
import { kolkataDay, startOfDay } from '#contract/shop/dates.ts';
import { orderItems, orders, refunds, returns } from '#functions/db/schema/index.ts';
import { statement } from '#functions/db/statement.ts';
import type { Params } from '#functions/db/statement.ts';
import { keepPrivateFile } from '#functions/domain/files/media/index.ts';
import { moveConsignment } from '#functions/domain/orders/orders/index.ts';
import {
  applyReturnReport,
  askReturn,
  moveReturn,
  returnPaid,
  returnByAwb,
  withdrawReturn,
} from '#functions/domain/orders/returns/index.ts';
import { payRefund } from '#functions/domain/orders/refunds/index.ts';
import type { Shop } from '#functions/domain/shop.ts';
import { projectPath } from '#functions/node/program-files.ts';
import type { CourierService } from '#functions/ports/couriers.ts';
import { PRODUCTS } from './catalogue/products.ts';
import type { PlannedOrder } from './plan-orders.ts';
import { RETURN_STORIES } from './returns/stories.ts';
import type { Moment, ReturnStep, ReturnStory } from './returns/stories.ts';
import { skusOf } from './seed-product.ts';
import { playAt } from './play-at.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const FOLDER = projectPath('demo/returns/');
/** Hours from the order to each of its statuses; the last one is the delivery. */
const CONFIRMED_AFTER = 5;
const SHIPPED_AFTER = 15;
const DELIVERED_AFTER = 4 * 24;

/** The courier of the sandbox in the past. */
export interface PlayedCourier {
  /** Returns the service as it responds at a time. */
  at(time: number): CourierService;
  /** Moves a parcel. */
  move(awb: string, status: 'PICKED UP' | 'DELIVERED', time: number): Promise<void>;
}

interface Customers {
  readonly email: string;
  readonly userId: number;
}

function timeOf(now: number, [daysAgo, hour]: Moment): number {
  return startOfDay(kolkataDay(now)) - daysAgo * DAY + hour * HOUR;
}

const placedAtOf = (now: number, { delivered }: ReturnStory) => timeOf(now, delivered) - DELIVERED_AFTER * HOUR;

/**
 * Returns the orders that will be returned, as part of the story's orders.
 * @param customers everybody who orders, by position
 */
export function ordersToReturn(now: number, customers: readonly Customers[]): PlannedOrder[] {
  const rows = new Map(PRODUCTS.flatMap(skusOf).map(({ row }) => [row.code, row]));
  return RETURN_STORIES.map((story) => {
    const placedAt = placedAtOf(now, story);
    const { code, size } = rows.get(story.code)!;
    return {
      customer: customers.findIndex(({ email }) => email === emailOf(story)),
      placedAt,
      lines: [{ code, size: size.split(',')[0]!, quantity: story.bought }],
      steps: [
        { to: 'CONFIRMED', at: placedAt + CONFIRMED_AFTER * HOUR },
        { to: 'SHIPPED', at: placedAt + SHIPPED_AFTER * HOUR },
        { to: 'DELIVERED', at: timeOf(now, story.delivered) },
      ],
      note: '',
    };
  });
}

const emailOf = ({ customer }: ReturnStory) => `${customer}@ratnahaat.example`;

/** The only item of the order that a customer placed at a time. */
const bought = statement((db, params: Params<{ userId: number; placedAt: number }>) =>
  db
    .select({ number: orders.number, itemId: orderItems.id, sellerId: orderItems.sellerId })
    .from(orders)
    .innerJoin(orderItems, eq(orderItems.orderId, orders.id))
    .where(and(eq(orders.userId, params.userId), eq(orders.placedAt, params.placedAt))),
);
const wayBack = statement((db, params: Params<{ returnId: number }>) =>
  db
    .select({ awb: returns.awb, replacementId: returns.replacementId, refundId: refunds.id })
    .from(returns)
    .leftJoin(refunds, eq(refunds.returnId, returns.id))
    .where(eq(returns.id, params.returnId)),
);

/** A return and its progress. */
interface Played {
  story: ReturnStory;
  customer: Customer;
  seller: Seller;
  order: string;
  itemId: number;
  /** 0 until it is requested. */
  id: number;
}

/** The people of a return. */
export interface ReturnPeople {
  customers: readonly Customers[];
  /** The owner's account of each seller, by the seller's id. */
  sellers: ReadonlyMap<number, number>;
  admin: Admin;
  skuIds: ReadonlyMap<string, number>;
}

/**
 * Plays the returns of the story's orders by the shop's own verbs, each step at its own time: one return in each state.
 * @returns their number
 */
export async function seedReturns(shop: Shop, courier: PlayedCourier, people: ReturnPeople): Promise<number> {
  const all: { at: number; run: () => Promise<unknown> }[] = [];
  for (const story of RETURN_STORIES) {
    const { userId } = people.customers.find(({ email }) => email === emailOf(story))!;
    const [[order]] = await shop.read(bought({ userId, placedAt: placedAtOf(shop.now, story) }));
    const { number, itemId, sellerId } = order!;
    const played: Played = {
      story,
      customer: { kind: 'customer', userId, sessionId: 'seed' },
      seller: { kind: 'seller', userId: people.sellers.get(sellerId)!, sellerId, sessionId: 'seed' },
      order: number,
      itemId,
      id: 0,
    };
    const add = (moment: Moment, run: (then: Shop) => Promise<unknown>) => {
      const at = timeOf(shop.now, moment);
      all.push({ at, run: () => playAt(shop, at, run, { couriers: courier.at(at) }) });
    };
    add(story.asked.at, (then) => ask(then, played, people.skuIds));
    for (const step of story.steps) add(step.at, (then) => play(then, courier, people.admin, played, step));
  }
  for (const { run } of all.sort((one, other) => one.at - other.at)) await run();
  return RETURN_STORIES.length;
}

async function ask(then: Shop, played: Played, skuIds: ReadonlyMap<string, number>): Promise<void> {
  const { kind, reason, note, exchangeFor, destination, files = [] } = played.story.asked;
  const mediaKeys: string[] = [];
  for (const file of files) {
    const sent = new File([readFileSync(FOLDER + file)], basename(file));
    mediaKeys.push((await keepPrivateFile(then, played.customer, sent, { folder: 'returns', purpose: 'return' })).key);
  }
  const input = AskReturn.parse({
    orderId: played.order,
    kind,
    items: [{ orderItemId: played.itemId, quantity: 1, reason }],
    ...(exchangeFor && { resolution: 'EXCHANGE', skuId: skuIds.get(exchangeFor) }),
    ...(destination && { destination }),
    note,
    mediaKeys,
  });
  played.id = (await askReturn(then, played.customer, input)).id;
}

async function play(then: Shop, courier: PlayedCourier, admin: Admin, played: Played, step: ReturnStep): Promise<void> {
  const { id: returnId, seller, order } = played;
  const [[row]] = await then.read(wayBack({ returnId }));
  const { awb, replacementId, refundId } = row!;
  if ('paid' in step) {
    await payRefund(then, admin, { id: refundId!, paidReference: step.paid, reason: 'Paid by UPI' }, returnPaid);
  } else if ('replacement' in step) {
    await moveConsignment(then, seller, { order, consignmentId: replacementId!, to: step.replacement });
  } else if (step.to === 'WITHDRAWN') {
    await withdrawReturn(then, played.customer, returnId);
  } else if (awb !== null && (step.to === 'PICKED_UP' || step.to === 'RECEIVED')) {
    const [scan, status] =
      step.to === 'PICKED_UP' ? (['PICKED UP', 'PICKED_UP'] as const) : (['DELIVERED', 'DELIVERED'] as const);
    await courier.move(awb, scan, then.now);
    const rows = await then.read(...returnByAwb({ awb, sellerId: null, userId: null }));
    await applyReturnReport(then, { kind: 'courier' }, rows, status);
  } else {
    await moveReturn(then, seller, { returnId, ...step });
  }
}
