import type { MiddlewareHandler } from 'hono';
import { refuse } from '#contract/calls/refusals.ts';
import type { Allow } from './mount.ts';

/** Pictures, of which a page shows dozens; the probe of who watches over the shop; the endpoints of the sandbox. */
const UNCOUNTED = /^\/(media\/|healthz$|sandbox\/)/;
/** So long who reads too much waits: a sixth of the minute's reads may come at once. */
const READ_AGAIN_SECONDS = 10;

/** Counts every request by its client's network. @throws TOO_MANY_REQUESTS */
export function readLimit(allow: Allow): MiddlewareHandler {
  return async (context, next) => {
    if (!UNCOUNTED.test(context.req.path) && !(await allow(context, 'read'))) {
      refuse('TOO_MANY_REQUESTS', { retryAfterSeconds: READ_AGAIN_SECONDS });
    }
    await next();
  };
}
