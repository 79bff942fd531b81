import { holdAnswer } from '../http/hold-bodies.ts';
import type { Route } from '../http/route.ts';

/** What the routes about the house itself need. */
export interface Health {
  /** Whether the shop can serve; asks the records at most once in some seconds. */
  isGood(): Promise<boolean>;
  /** The OpenAPI document as JSON. */
  openApi(): string;
}

export const healthRoutes: Route<Health>[] = [
  {
    method: 'GET',
    path: '/healthz',
    summary: 'Whether the shop can serve: it reads, and a write went through within the last seconds.',
    who: 'public',
    async handle(context, { isGood }) {
      context.header('Cache-Control', 'no-store');
      return (await isGood())
        ? context.json({ status: 'ok' })
        : context.json({ status: 'unavailable', reason: 'The database cannot be written at the moment.' }, 503);
    },
  },
  {
    method: 'GET',
    path: '/openapi.json',
    summary: 'The calls, described.',
    who: 'public',
    handle(context, { openApi }) {
      const text = openApi();
      holdAnswer(context, text.length);
      return Promise.resolve(context.body(text, 200, { 'Content-Type': 'application/json' }));
    },
  },
];
