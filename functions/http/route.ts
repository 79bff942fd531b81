import type { Context, Next } from 'hono';
import type { Method } from './call.ts';

/** An address that answers with something other than a call's JSON: a page, a picture, a file. */
export interface Route<World> {
  method: Method;
  path: `/${string}`;
  summary: string;
  /** Required, so that no route is open by mistake. */
  who: 'public';
  /** Whether it answers strangers before the shop is open. */
  whileClosed?: true;
  /** `next` passes the request to a route declared later. */
  handle(context: Context, world: World, next: Next): Promise<Response | void>;
}

/** Routes whose answers have the same headers. */
export interface RouteGroup<World> {
  routes: readonly Route<World>[];
  headers: Readonly<Record<string, string>>;
}
