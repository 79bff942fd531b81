import type { Context, Env, Hono } from 'hono';
import { refuse } from '#contract/calls/refusals.ts';
import { LANGUAGE_HEADER } from '#contract/languages.ts';
import type { AddressLimit, Call, Recognise } from './call.ts';
import { DATA_HEADERS } from './headers.ts';
import type { RouteGroup } from './route.ts';
import type { SharedAnswers } from './shared-answers.ts';

/** Whether the client of a request is within the limit of this minute. */
export type Allow = (context: Context, limit: AddressLimit) => Promise<boolean>;
/** Lets everybody into an open shop, and only staff into a closed one. @throws SHOP_CLOSED */
export type EnsureOpen = (context: Context) => Promise<void>;

/** Retry-After in seconds of a client over its limit. */
const WRITE_AGAIN_SECONDS = 60;

/** Mounts the calls, each with its limit and its caching headers. */
export function mountCalls<Shop, Variables extends Env>(
  app: Hono<Variables>,
  calls: readonly Call<Shop>[],
  {
    recognise,
    allow,
    ensureOpen,
    shared,
  }: { recognise: Recognise<Shop>; allow: Allow; ensureOpen: EnsureOpen; shared: SharedAnswers | undefined },
): void {
  for (const call of calls) {
    app.on(call.method, call.path, async (context) => {
      setHeaders(context, DATA_HEADERS);
      const isOfVisitor = context.req.header('authorization') === undefined;
      if (!isOfVisitor || call.who !== 'public') {
        context.header('Cache-Control', 'no-store');
      }
      // Some addresses of calls open the console in a browser.
      const differsBy = `Authorization, ${LANGUAGE_HEADER}`;
      context.header('Vary', /^\/(admin|seller)\//.test(call.path) ? `Accept, ${differsBy}` : differsBy);
      if (call.needsOpenShop) await ensureOpen(context);
      if (call.limit && !(await allow(context, call.limit))) {
        refuse('TOO_MANY_REQUESTS', { retryAfterSeconds: WRITE_AGAIN_SECONDS });
      }
      if (shared && call.isShared && isOfVisitor) return shared.answer(context, () => call.handle(context, recognise));
      return call.handle(context, recognise);
    });
  }
}

/** Mounts routes that answer with something other than a call's JSON. */
export function mountRoutes<World, Variables extends Env>(
  app: Hono<Variables>,
  groups: readonly RouteGroup<World>[],
  world: World,
  ensureOpen: EnsureOpen,
): void {
  for (const { routes, headers } of groups) {
    for (const route of routes) {
      app.on(route.method, route.path, async (context, next) => {
        setHeaders(context, headers);
        if (!route.whileClosed) await ensureOpen(context);
        return route.handle(context, world, next);
      });
    }
  }
}

function setHeaders(context: Context, headers: Readonly<Record<string, string>>): void {
  for (const [name, value] of Object.entries(headers)) context.header(name, value);
}
