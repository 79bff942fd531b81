import type { MiddlewareHandler } from 'hono';
import { routePath } from 'hono/route';
import type { Actor } from '#contract/calls/actor.ts';
import { EVERYWHERE } from './headers.ts';

/** The context of every request. */
interface Opened<World, Db> {
  world: World;
  db: Db;
  /** Round trips to the database so far. */
  trips(): number;
}

/**
 * Gives each request its id and context, and each answer the common headers. Logs the request, its status and its cost.
 * @param open makes the context of a request, before any other code sees it
 * @param measure receives each request with the pattern of its route
 */
export function requestLog<World, Db>(
  log: { info(event: string, facts: Record<string, unknown>): void },
  clock: { now(): number },
  open: (context: Parameters<MiddlewareHandler>[0]) => Opened<World, Db>,
  measure: (method: string, route: string, status: number, seconds: number) => void,
): MiddlewareHandler<{ Variables: { requestId: string; world: World; db: Db; actor?: Actor } }> {
  return async (context, next) => {
    const requestId = crypto.randomUUID();
    const { world, db, trips } = open(context);
    context.set('requestId', requestId);
    context.set('world', world);
    context.set('db', db);
    const startedAt = clock.now();
    const begunAt = performance.now();
    await next();
    for (const [name, value] of Object.entries(EVERYWHERE)) {
      // A page may set headers of its own, such as permission for the camera.
      if (!context.res.headers.has(name)) context.header(name, value);
    }
    context.header('X-Request-Id', requestId);
    context.header('Server-Timing', `db;desc="${trips()} round trips"`);
    // The route that answered is the last one that was called.
    measure(context.req.method, routePath(context), context.res.status, (performance.now() - begunAt) / 1000);
    log.info('request', {
      requestId,
      method: context.req.method,
      path: context.req.path,
      status: context.res.status,
      ms: clock.now() - startedAt,
      trips: trips(),
      actor: context.var.actor?.kind,
      userId: context.var.actor?.userId,
    });
  };
}
