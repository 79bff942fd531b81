import type { MiddlewareHandler } from 'hono';
import { refuse } from '#contract/calls/refusals.ts';
import type { Allow } from './mount.ts';

/** Pictures, of which a page shows dozens; the probes of a monitoring system; the endpoints of the sandbox. */
const UNCOUNTED = /^\/(media\/|(health|ready)z$|sandbox\/)/;
/** Retry-After in seconds of a client that reads too much. A sixth of the minute's reads may arrive at once. */
const READ_AGAIN_SECONDS = 10;

/** Counts each request for the network of its client. @throws TOO_MANY_REQUESTS when the network is over its limit */
export function readLimit(allow: Allow): MiddlewareHandler {
  return async (context, next) => {
    if (!UNCOUNTED.test(context.req.path) && !(await allow(context, 'read'))) {
      refuse('TOO_MANY_REQUESTS', { retryAfterSeconds: READ_AGAIN_SECONDS });
    }
    await next();
  };
}
