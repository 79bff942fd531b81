import { holdAnswer } from '../http/hold-bodies.ts';
import type { Route } from '../http/route.ts';

/** The public reason for each trouble. Details are in the log. */
const REASONS = {
  unwritable: 'The database cannot be written at the moment.',
  full: 'The disk is nearly full.',
  damaged: 'The database is damaged.',
  gone: 'The database is not in its place any more.',
} as const;

/** The dependencies of the routes about the shop itself. */
export interface Health {
  /** Returns why the shop is not healthy; undefined when it is. */
  trouble(): Promise<keyof typeof REASONS | undefined>;
  /** The OpenAPI document as JSON. */
  openApi(): string;
}

export const healthRoutes: Route<Health>[] = [
  {
    method: 'GET',
    path: '/healthz',
    summary: 'Whether the shop can serve: it reads, and a write went through within the last seconds.',
    who: 'public',
    async handle(context, { trouble }) {
      context.header('Cache-Control', 'no-store');
      const found = await trouble();
      return found
        ? context.json({ status: 'unavailable', reason: REASONS[found] }, 503)
        : context.json({ status: 'ok' });
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
