import * as z from 'zod/mini';
import { NOTIFICATION_EVENTS, NOTIFICATION_TYPES } from '../shop/social-proof.ts';
import { Id, Instant } from './wire.ts';

/** A product in a notification. */
export const NotifiedProduct = z.object({
  id: Id,
  name: z.string(),
  seoUrl: z.string(),
  imageUrl: z.nullable(z.string()),
});

/** A real sale, without data that identifies the buyer. */
export const RecentSale = z.object({
  product: NotifiedProduct,
  /** The city if enough orders come from it, else the State, else null. */
  place: z.nullable(z.string()),
  /** The start of the hour of the sale. */
  soldAt: Instant,
});
export type RecentSale = z.output<typeof RecentSale>;

export const VisitorsNow = z.object({
  /** Visitors on the shop's pages in the last minutes, rounded down; 0 if they are too few to show. */
  currentCount: z.int(),
  recentVisitors: z.array(z.object({ city: z.string(), count: z.int() })),
});
export type VisitorsNow = z.output<typeof VisitorsNow>;

/** A product that is in several carts, with their number rounded down. */
export const RecentCart = z.object({ product: NotifiedProduct, count: z.int() });
export type RecentCart = z.output<typeof RecentCart>;

export const NotificationEvent = z.object({
  type: z.enum(NOTIFICATION_TYPES),
  event: z.enum(NOTIFICATION_EVENTS),
});
export type NotificationEvent = z.output<typeof NotificationEvent>;
