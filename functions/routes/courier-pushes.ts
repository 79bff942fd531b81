import { refuse } from '#contract/calls/refusals.ts';
import { receiveCourierEvent } from '../domain/shipping/index.ts';
import { readJson } from '../http/body.ts';
import type { Route } from '../http/route.ts';
import type { LivePages } from './live/draw.ts';

/**
 * What the courier service sends by itself. It refuses addresses that carry its own name, so this one does not. What is
 * no push is answered with 200 as well: sent again, it would be none either.
 */
export const courierPushes: Route<Pick<LivePages, 'shopFor'>>[] = [
  {
    method: 'POST',
    path: '/webhooks/courier',
    summary: 'A report of the courier service about a parcel.',
    who: 'public',
    async handle(context, { shopFor }) {
      const shop = shopFor(context);
      if (!(await shop.couriers.isPush(context.req.header('x-api-key')))) refuse('PUSH_TOKEN_WRONG');
      const push = shop.couriers.readPush(await readJson(context.req.raw));
      const outcome = push ? await receiveCourierEvent(shop, push) : 'unreadable';
      return context.json({ outcome });
    },
  },
];
