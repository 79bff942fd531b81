import { Hono } from 'hono';
import type { Context } from 'hono';
import { refuse, Refusal } from '#contract/refusals.ts';
import { countTrips } from './db/db.ts';
import type { Shop } from './domain/shop.ts';
import type { Call } from './http/call.ts';
import { answerError } from './http/errors.ts';
import { DATA_POLICY, EVERYWHERE, PAGE_POLICY } from './http/headers.ts';
import { openApiOf } from './http/openapi.ts';
import { checkPolicies } from './http/policies.ts';
import type { Route } from './http/route.ts';
import { shopDoor } from './open-shop.ts';
import type { RequestVariables } from './open-shop.ts';
import type { Platform, RequestWorld } from './platform.ts';
import type { Sandbox } from './providers/sandbox.ts';
import { addressCalls } from './routes/addresses.ts';
import { authCalls } from './routes/auth.ts';
import { managedInventoryCalls } from './routes/back-office/inventory.ts';
import { managedOrderCalls } from './routes/back-office/orders.ts';
import { managedProductCalls } from './routes/back-office/products.ts';
import { managedSkuCalls } from './routes/back-office/skus.ts';
import { cartCalls } from './routes/cart.ts';
import { categoryCalls } from './routes/categories.ts';
import { consoleRoutes } from './routes/console.ts';
import { houseRoutes } from './routes/house.ts';
import { inventoryCalls } from './routes/inventory.ts';
import { livePages } from './routes/live/live-pages.ts';
import { mediaRoutes } from './routes/media.ts';
import { orderCalls } from './routes/orders.ts';
import { productCalls } from './routes/products.ts';
import { sellerOrderCalls } from './routes/seller-orders.ts';
import { sellerCalls } from './routes/sellers.ts';
import { reviewCalls } from './routes/reviews.ts';
import { skuCalls } from './routes/skus.ts';
import { userCalls } from './routes/users.ts';

/** Every call of the API, area by area, in the specification's order. */
export const CALLS: readonly Call<Shop>[] = [
  ...authCalls,
  ...userCalls,
  ...cartCalls,
  ...orderCalls,
  ...addressCalls,
  ...productCalls,
  ...categoryCalls,
  ...skuCalls,
  ...inventoryCalls,
  ...reviewCalls,
  ...sellerCalls,
  ...sellerOrderCalls,
  ...managedOrderCalls,
  ...managedProductCalls,
  ...managedSkuCalls,
  ...managedInventoryCalls,
];

export type App = Hono<{ Variables: RequestVariables }>;

/**
 * The whole shop as one application.
 * @param worldOf what the runtime knows of a request: the client's address, and how work goes on after the answer
 */
export async function buildApp(
  platform: Platform,
  sandbox: Sandbox | undefined,
  worldOf: (context: Context) => RequestWorld,
): Promise<App> {
  const { log, clock } = platform;
  const door = await shopDoor(platform);
  const app: App = new Hono<{ Variables: RequestVariables }>({ strict: false });

  app.use(async (context, next) => {
    const requestId = crypto.randomUUID();
    const { db, trips } = countTrips(platform.db());
    context.set('requestId', requestId);
    context.set('world', worldOf(context));
    context.set('db', db);
    const startedAt = clock.now();
    await next();
    for (const [name, value] of Object.entries(EVERYWHERE)) context.header(name, value);
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
  });

  const mount = <World>(routes: readonly Route<World>[], world: World, policy: string) => {
    for (const route of routes) {
      app.on(route.method, route.path, (context, next) => {
        context.header('Content-Security-Policy', policy);
        return route.handle(context, world, next);
      });
    }
  };
  // Before the calls: some addresses are both, and a browser that opens one is shown the back office.
  mount(consoleRoutes, { page: platform.page }, DATA_POLICY);

  for (const call of CALLS) {
    app.on(call.method, call.path, async (context) => {
      context.header('Content-Security-Policy', DATA_POLICY);
      if (context.req.header('authorization') !== undefined || call.who !== 'public') {
        context.header('Cache-Control', 'no-store');
      }
      // Some addresses of calls open the back office in a browser.
      context.header('Vary', /^\/(admin|seller)\//.test(call.path) ? 'Accept, Authorization' : 'Authorization');
      if (call.limit && !(await platform.allow(call.limit, context.var.world.clientAddress))) {
        refuse('TOO_MANY_REQUESTS', { retryAfterSeconds: 60 });
      }
      return call.handle(context, door.recognise);
    });
  }

  const notFound = (context: Context) => answerNotFound(context, platform);
  mount(mediaRoutes, { media: platform.media }, DATA_POLICY);
  mount(
    houseRoutes,
    { shopFor: door.forVisitor, openApi: () => openApiOf(CALLS, platform.configuration.ORIGIN) },
    DATA_POLICY,
  );
  mount(livePages, { shopFor: door.forVisitor, render: platform.render, notFound }, PAGE_POLICY);
  if (sandbox) app.route('/sandbox', sandbox.doors);

  checkPolicies(app.routes, [...CALLS, ...mediaRoutes, ...houseRoutes, ...livePages, ...consoleRoutes]);

  app.notFound(notFound);
  app.onError((error, context) => {
    const { requestId } = context.var;
    if (!(error instanceof Refusal)) log.error('request.failed', error, { requestId });
    else if (error.kind === 'unavailable') log.error('request.unserved', error, { requestId });
    return answerError(context, error, requestId);
  });
  return app;
}

/** The 404 page where a page was asked for, else the same in JSON. */
async function answerNotFound(context: Context, platform: Platform): Promise<Response> {
  context.header('Cache-Control', 'no-store');
  const wantsPage = context.req.method === 'GET' && (context.req.header('accept') ?? '').includes('text/html');
  const page = wantsPage ? await platform.page('/404') : undefined;
  if (!page) return answerError(context, new Refusal('NOT_FOUND'), context.get('requestId') as string);
  context.header('Content-Security-Policy', PAGE_POLICY);
  return context.html(await page.text(), 404);
}
