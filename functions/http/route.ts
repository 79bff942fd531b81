import type { Context, Next } from 'hono';
import type { Method } from './call.ts';

/** An address that answers with something other than a call's JSON: a page, a picture, a file. */
export interface Route<World> {
  method: Method;
  path: `/${string}`;
  summary: string;
  /** Said for every route, so that none is open by oversight. */
  who: 'public';
  /** `next` hands the request on to a route declared later. */
  handle(context: Context, world: World, next: Next): Promise<Response | void>;
}

/** Routes that go out with the same headers. */
export interface RouteGroup<World> {
  routes: readonly Route<World>[];
  headers: Readonly<Record<string, string>>;
}
