import type { MiddlewareHandler } from 'hono';
import type { Actor } from '#contract/calls/actor.ts';
import { EVERYWHERE } from './headers.ts';

/** What every request carries from its beginning on. */
interface Opened<World, Db> {
  world: World;
  db: Db;
  /** Round trips to the records so far. */
  trips(): number;
}

/**
 * Gives every request its id and what it needs, and its answer the headers all answers have; notes in the log what was
 * asked, how it was answered, and what that cost.
 * @param open makes what a request carries, before anything looks at it
 */
export function requestLog<World, Db>(
  log: { info(event: string, facts: Record<string, unknown>): void },
  clock: { now(): number },
  open: (context: Parameters<MiddlewareHandler>[0]) => Opened<World, Db>,
): MiddlewareHandler<{ Variables: { requestId: string; world: World; db: Db; actor?: Actor } }> {
  return async (context, next) => {
    const requestId = crypto.randomUUID();
    const { world, db, trips } = open(context);
    context.set('requestId', requestId);
    context.set('world', world);
    context.set('db', db);
    const startedAt = clock.now();
    await next();
    for (const [name, value] of Object.entries(EVERYWHERE)) {
      // A page may say something of its own, such as that it uses the camera.
      if (!context.res.headers.has(name)) context.header(name, value);
    }
    context.header('X-Request-Id', requestId);
    context.header('Server-Timing', `db;desc="${trips()} round trips"`);
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
