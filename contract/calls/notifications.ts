import * as z from 'zod/mini';
import { NOTIFICATION_EVENTS, NOTIFICATION_TYPES } from '../shop/social-proof.ts';
import { Id, Instant } from './wire.ts';

/** A product as a notification names it. */
export const NotifiedProduct = z.object({
  id: Id,
  name: z.string(),
  seoUrl: z.string(),
  imageUrl: z.nullable(z.string()),
});

/** A true sale, without anything that tells whose it was. */
export const RecentSale = z.object({
  product: NotifiedProduct,
  /** The city where enough orders come from it, else the state, else nothing. */
  place: z.nullable(z.string()),
  /** The hour it happened in, begun. */
  soldAt: Instant,
});
export type RecentSale = z.output<typeof RecentSale>;

export const VisitorsNow = z.object({
  /** People on the shop's pages in the last minutes, rounded down; 0 where they are too few to speak of. */
  currentCount: z.int(),
  recentVisitors: z.array(z.object({ city: z.string(), count: z.int() })),
});
export type VisitorsNow = z.output<typeof VisitorsNow>;

/** A product that lies in several carts, their number rounded down. */
export const RecentCart = z.object({ product: NotifiedProduct, count: z.int() });
export type RecentCart = z.output<typeof RecentCart>;

export const NotificationEvent = z.object({
  type: z.enum(NOTIFICATION_TYPES),
  event: z.enum(NOTIFICATION_EVENTS),
});
export type NotificationEvent = z.output<typeof NotificationEvent>;
