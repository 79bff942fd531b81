import type { Context } from 'hono';
import { holdAnswer } from '../http/hold-bodies.ts';
import type { Route } from '../http/route.ts';
import { COMMIT, VERSION } from '../version.ts';

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
  /** Answers a request that no route answers. */
  notFound(context: Context): Promise<Response>;
  /** Returns further reasons why the shop should get no requests. */
  unready(): Promise<string[]>;
  /**
   * Returns the metrics as text; `none` when the shop has no token for them, `refused` for another token.
   * @throws DATABASE_UNAVAILABLE
   */
  metrics(token: string | undefined): Promise<{ text: string } | 'none' | 'refused'>;
  /** The OpenAPI document as JSON. */
  openApi(): string;
}

export const healthRoutes: Route<Health>[] = [
  {
    method: 'GET',
    path: '/healthz',
    summary: 'Whether the shop can serve: it reads, and a write went through within the last seconds.',
    who: 'public',
    whileClosed: true,
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
      'Whether the shop should get requests: it is healthy, its disk has room, and no job is more than ten minutes late. It also names the version and the commit that run.',
    who: 'public',
    whileClosed: true,
    async handle(context, { trouble, unready }) {
      context.header('Cache-Control', 'no-store');
      const found = await trouble();
      const reasons = found ? [REASONS[found]] : await unready();
      // The number of proxies that the request has passed, for the doctor.
      const proxies = (context.req.header('x-forwarded-for') ?? '').split(',').filter((hop) => hop.trim()).length;
      const isReady = reasons.length === 0;
      const body = { status: isReady ? 'ok' : 'unavailable', reasons, proxies, version: VERSION, commit: COMMIT };
      return context.json(body, isReady ? 200 : 503);
    },
  },
  {
    method: 'GET',
    path: '/metrics',
    summary: 'Figures of the shop in the Prometheus text format, for who sends the token of the configuration.',
    who: 'public',
    whileClosed: true,
    async handle(context, { metrics, notFound }) {
      const found = await metrics(/^Bearer (\S+)$/i.exec(context.req.header('authorization') ?? '')?.[1]);
      if (found === 'none') return notFound(context);
      context.header('Cache-Control', 'no-store');
      if (found === 'refused') {
        context.header('WWW-Authenticate', 'Bearer');
        return context.text('METRICS_TOKEN of the shop is needed as bearer token.\n', 401);
      }
      return context.body(found.text, 200, { 'Content-Type': 'text/plain; version=0.0.4; charset=utf-8' });
    },
  },
  {
    method: 'GET',
    path: '/openapi.json',
    summary: 'The calls, described.',
    who: 'public',
    whileClosed: true,
    handle(context, { openApi }) {
      const text = openApi();
      holdAnswer(context, text.length);
      return Promise.resolve(context.body(text, 200, { 'Content-Type': 'application/json' }));
    },
  },
];
