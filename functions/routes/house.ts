import type { Context } from 'hono';
import { writeProbe } from '../domain/house/index.ts';
import type { Shop } from '../domain/shop.ts';
import type { Route } from '../http/route.ts';

/** What the routes about the house itself need. */
export interface House {
  shopFor(context: Context): Shop;
  openApi(): object;
}

export const houseRoutes: Route<House>[] = [
  {
    method: 'GET',
    path: '/healthz',
    summary: 'Whether the shop can serve: it reads, and a write goes through and is undone.',
    who: 'public',
    async handle(context, { shopFor }) {
      context.header('Cache-Control', 'no-store');
      const reason = await writeProbe(shopFor(context));
      return reason === undefined
        ? context.json({ status: 'ok' })
        : context.json({ status: 'unavailable', reason }, 503);
    },
  },
  {
    method: 'GET',
    path: '/openapi.json',
    summary: 'The calls, described.',
    who: 'public',
    handle: (context, { openApi }) => Promise.resolve(context.json(openApi())),
  },
];
