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
  /** Returns further reasons why the shop should get no requests. */
  unready(): Promise<string[]>;
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
    path: '/readyz',
    summary:
      'Whether the shop should get requests: it is healthy, its disk has room, and no job is more than ten minutes late.',
    who: 'public',
    async handle(context, { trouble, unready }) {
      context.header('Cache-Control', 'no-store');
      const found = await trouble();
      const reasons = found ? [REASONS[found]] : await unready();
      // The number of proxies that the request has passed, for the doctor.
      const proxies = (context.req.header('x-forwarded-for') ?? '').split(',').filter((hop) => hop.trim()).length;
      const isReady = reasons.length === 0;
      return context.json({ status: isReady ? 'ok' : 'unavailable', reasons, proxies }, isReady ? 200 : 503);
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
