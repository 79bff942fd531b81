import { Hono } from 'hono';
import type { Context } from 'hono';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import { REQUEST_ID_PLACE } from '#contract/pages/page.ts';
import { refuse, Refusal } from '#contract/calls/refusals.ts';
import { countRoundTrips, gatherReads } from './db/db.ts';
import type { Shop } from './domain/shop.ts';
import type { AddressLimit, Call } from './http/call.ts';
import { answerError } from './http/errors.ts';
import { DATA_HEADERS, DATA_POLICY, EVERYWHERE, PAGE_HEADERS, PAGE_POLICY } from './http/headers.ts';
import { openApiOf } from './http/openapi.ts';
import { checkPolicies } from './http/policies.ts';
import type { Route } from './http/route.ts';
import { contextFactory } from './open-shop.ts';
import type { RequestVariables } from './open-shop.ts';
import type { Platform, RequestWorld } from './platform.ts';
import type { Sandbox } from './providers/sandbox.ts';
import { addressCalls } from './routes/addresses.ts';
import { authCalls } from './routes/auth.ts';
import { managedInventoryCalls } from './routes/back-office/inventory.ts';
import { managedOrderCalls } from './routes/back-office/orders.ts';
import { managedProductCalls } from './routes/back-office/products.ts';
import { managedSkuCalls } from './routes/back-office/skus.ts';
import { managedCouponCalls } from './routes/back-office/coupons.ts';
import { managedTicketCalls } from './routes/back-office/tickets.ts';
import { shareImageRoutes } from './routes/share-images.ts';
import { blogCalls, blogFeedRoute } from './routes/blog.ts';
import { cartCalls } from './routes/cart.ts';
import { categoryCalls } from './routes/categories.ts';
import { contactCalls } from './routes/contact.ts';
import { consoleRoutes, consoleRoutesAfterCalls } from './routes/console.ts';
import { couponCalls } from './routes/coupons.ts';
import { healthRoutes } from './routes/health.ts';
import { inventoryCalls } from './routes/inventory.ts';
import { contactForm } from './routes/live/contact-form.ts';
import { liveBlogPages } from './routes/live/blog-pages.ts';
import { livePages } from './routes/live/live-pages.ts';
import { movedPages } from './routes/live/moved-pages.ts';
import { feedRoutes } from './routes/feeds.ts';
import { mediaRoutes } from './routes/media.ts';
import { notificationCalls } from './routes/notifications.ts';
import { newsletterCalls, newsletterPages } from './routes/newsletter.ts';
import { orderCalls } from './routes/orders.ts';
import { productCalls } from './routes/products.ts';
import { searchCalls } from './routes/search.ts';
import { sellerOrderCalls } from './routes/seller-orders.ts';
import { sellerCalls } from './routes/sellers.ts';
import { reviewCalls } from './routes/reviews.ts';
import { skuCalls } from './routes/skus.ts';
import { trailingSlash, trailingSlashAfterCalls } from './routes/trailing-slash.ts';
import { userCalls } from './routes/users.ts';

/** Every call of the API, area by area, in the specification's order. */
export const CALLS: readonly Call<Shop>[] = [
  ...authCalls,
  ...userCalls,
  ...cartCalls,
  ...couponCalls,
  ...orderCalls,
  ...addressCalls,
  // Before the products, whose last call would take its address.
  ...searchCalls,
  ...productCalls,
  ...categoryCalls,
  ...skuCalls,
  ...inventoryCalls,
  ...reviewCalls,
  ...notificationCalls,
  ...contactCalls,
  ...blogCalls,
  ...newsletterCalls,
  ...sellerCalls,
  ...sellerOrderCalls,
  ...managedOrderCalls,
  ...managedProductCalls,
  ...managedSkuCalls,
  ...managedInventoryCalls,
  ...managedCouponCalls,
  ...managedTicketCalls,
];

/** Pictures, of which a page shows dozens; the probe of who watches over the shop; the endpoints of the sandbox. */
const UNCOUNTED = /^\/(media\/|healthz$|sandbox\/)/;
/** So long who reads too much waits: a sixth of the minute's reads may come at once. */
const READ_AGAIN_SECONDS = 10;

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
  const contexts = await contextFactory(platform);
  const app: App = new Hono<{ Variables: RequestVariables }>({ strict: false });

  app.use(async (context, next) => {
    const requestId = crypto.randomUUID();
    const { db, trips } = countRoundTrips(platform.db());
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

  const allow = (context: Context, limit: AddressLimit) =>
    platform.allow(limit, (context.get('world') as RequestWorld).clientAddress);
  app.use(async (context, next) => {
    if (!UNCOUNTED.test(context.req.path) && !(await allow(context, 'read'))) {
      refuse('TOO_MANY_REQUESTS', { retryAfterSeconds: READ_AGAIN_SECONDS });
    }
    await next();
  });

  const mount = <World>(routes: readonly Route<World>[], world: World, headers: Record<string, string>) => {
    for (const route of routes) {
      app.on(route.method, route.path, (context, next) => {
        for (const [name, value] of Object.entries(headers)) context.header(name, value);
        return route.handle(context, world, next);
      });
    }
  };
  /** The parts of a page read for themselves; what they read in one moment is one batch. */
  const shopForPage = (context: Context): Shop => {
    const shop = contexts.forVisitor(context);
    return { ...shop, ...gatherReads(shop) };
  };
  mount([trailingSlash], undefined, {});
  // Before the calls: some addresses are both, and a browser that opens one is shown the back office.
  mount(consoleRoutes, { page: platform.page }, DATA_HEADERS);
  // Before the calls, too: a form sent without JavaScript is answered with a page.
  mount(newsletterPages, { shopFor: shopForPage, render: platform.render, allow }, PAGE_HEADERS);

  for (const call of CALLS) {
    app.on(call.method, call.path, async (context) => {
      for (const [name, value] of Object.entries(DATA_HEADERS)) context.header(name, value);
      if (context.req.header('authorization') !== undefined || call.who !== 'public') {
        context.header('Cache-Control', 'no-store');
      }
      // Some addresses of calls open the back office in a browser.
      context.header('Vary', /^\/(admin|seller)\//.test(call.path) ? 'Accept, Authorization' : 'Authorization');
      if (call.limit && !(await allow(context, call.limit))) {
        refuse('TOO_MANY_REQUESTS', { retryAfterSeconds: 60 });
      }
      return call.handle(context, contexts.recognise);
    });
  }

  mount([trailingSlashAfterCalls], undefined, {});
  mount(consoleRoutesAfterCalls, { page: platform.page }, DATA_HEADERS);

  const notFound = (context: Context) => answerNotFound(context, platform);
  const picturePolicy = { 'Content-Security-Policy': DATA_POLICY };
  mount(mediaRoutes, { media: platform.media }, picturePolicy);
  mount(shareImageRoutes, { shopFor: contexts.forVisitor, shareImages: platform.shareImages }, picturePolicy);
  mount(feedRoutes, { shopFor: contexts.forVisitor }, picturePolicy);
  mount(
    healthRoutes,
    { isGood: contexts.isGood, openApi: () => openApiOf(CALLS, platform.configuration.ORIGIN) },
    DATA_HEADERS,
  );
  mount([blogFeedRoute], { shopFor: contexts.forVisitor }, DATA_HEADERS);
  const pages = [...livePages, ...liveBlogPages, ...contactForm, ...movedPages];
  mount(pages, { shopFor: shopForPage, render: platform.render, notFound, allow }, PAGE_HEADERS);
  if (sandbox) app.route('/sandbox', sandbox.endpoints);

  checkPolicies(app.routes, [
    ...CALLS,
    ...mediaRoutes,
    ...shareImageRoutes,
    ...feedRoutes,
    ...healthRoutes,
    ...pages,
    ...consoleRoutes,
    ...consoleRoutesAfterCalls,
    trailingSlash,
    trailingSlashAfterCalls,
    ...newsletterPages,
    blogFeedRoute,
  ]);

  app.notFound(notFound);
  app.onError(async (error, context) => {
    const { requestId } = context.var;
    if (!(error instanceof Refusal)) log.error('request.failed', error, { requestId });
    else if (error.kind === 'unavailable') log.error('request.unserved', error, { requestId });
    const answer = answerError(context, error, requestId);
    return (answer.status >= 500 && (await faultPage(context, platform, answer.status))) || answer;
  });
  return app;
}

/** The page that says the shop is at fault, with the request's id; nothing where no page was asked for or there is none. */
async function faultPage(context: Context, platform: Platform, status: number): Promise<Response | undefined> {
  const page = wantsPage(context) ? await platform.page('/fault').catch(() => undefined) : undefined;
  if (!page) return undefined;
  context.header('Content-Security-Policy', PAGE_POLICY);
  const html = (await page.text()).replaceAll(REQUEST_ID_PLACE, context.get('requestId') as string);
  return context.html(html, status as ContentfulStatusCode);
}

function wantsPage({ req }: Context): boolean {
  return req.method === 'GET' && (req.header('accept') ?? '').includes('text/html');
}

/** The 404 page where a page was asked for, else the same in JSON. */
async function answerNotFound(context: Context, platform: Platform): Promise<Response> {
  context.header('Cache-Control', 'no-store');
  const page = wantsPage(context) ? await platform.page('/404') : undefined;
  if (!page) return answerError(context, new Refusal('NOT_FOUND'), context.get('requestId') as string);
  context.header('Content-Security-Policy', PAGE_POLICY);
  return context.html(await page.text(), 404);
}
