import { Hono } from 'hono';
import type { Context } from 'hono';
import { kolkataDay } from '#contract/shop/dates.ts';
import { countRoundTrips, gatherReads } from './db/db.ts';
import { errorWith, notFoundWith } from './http/fault-page.ts';
import { mountCalls, mountRoutes } from './http/mount.ts';
import type { Allow } from './http/mount.ts';
import { openApiOf } from './http/openapi.ts';
import { leadOn } from './http/lead-on.ts';
import { checkPolicies } from './http/policies.ts';
import { readLimit } from './http/read-limit.ts';
import { requestLog } from './http/request-log.ts';
import { SharedAnswers } from './http/shared-answers.ts';
import { isSameSecret, metricsText } from './metrics.ts';
import { contextFactory } from './open-shop.ts';
import type { RequestVariables } from './open-shop.ts';
import type { Packing, Platform, RequestWorld } from './platform.ts';
import type { Sandbox } from './sandbox/sandbox.ts';
import { CALLS, ROUTES_AFTER_CALLS, ROUTES_BEFORE_CALLS } from './routes/index.ts';
import type { RoutesWorld } from './routes/index.ts';

/** Pages without compression. */
const AS_IT_IS: Packing = {
  encodingFor: () => 'identity',
  pack: (html) => Promise.resolve(html),
};

export type App = Hono<{ Variables: RequestVariables }>;

/**
 * Builds the whole shop as one Hono application.
 * @param worldOf returns the runtime's knowledge of a request: the client's address, and how work continues after the
 *   response
 */
export async function buildApp(
  platform: Platform,
  sandbox: Sandbox | undefined,
  worldOf: (context: Context) => RequestWorld,
): Promise<App> {
  const { log, clock, page, media, shareImages, render, packing, configuration } = platform;
  const contexts = await contextFactory(platform);
  const { ensureOpen } = contexts;
  const notFound = notFoundWith(page, ensureOpen);
  const allow: Allow = (context, limit) => platform.allow(limit, (context.get('world') as RequestWorld).clientAddress);
  /** Made once per process, at the first request for it. It has 2.1 MB. */
  let openApi: string | undefined;
  const routesWorld: RoutesWorld = {
    page,
    media,
    shareImages,
    render,
    packing: packing ?? AS_IT_IS,
    notFound,
    allow,
    trouble: contexts.trouble,
    unready: contexts.unready,
    async metrics(token) {
      if (configuration.METRICS_TOKEN === undefined) return 'none';
      if (token === undefined || !(await isSameSecret(token, configuration.METRICS_TOKEN))) return 'refused';
      return { text: await metricsText(platform, platform.db(), Date.now()) };
    },
    openApi: () => (openApi ??= JSON.stringify(openApiOf(CALLS, configuration.ORIGIN))),
    // The parts of a page read independently. Simultaneous reads are one batch.
    shopFor(context) {
      const shop = contexts.forVisitor(context);
      return { ...shop, ...gatherReads(shop) };
    },
  };

  const app: App = new Hono<{ Variables: RequestVariables }>({ strict: false });
  app.use(
    requestLog(
      log,
      clock,
      (context) => ({ world: worldOf(context), ...countRoundTrips(platform.db()) }),
      (...request) => platform.metrics.request(...request),
    ),
  );
  app.use(readLimit(allow));
  app.use(
    leadOn(
      page,
      (context, request) => Promise.resolve(app.fetch(request, context.env, workAfter(context))),
      contexts.oldAddress,
    ),
  );
  mountRoutes(app, ROUTES_BEFORE_CALLS, routesWorld, ensureOpen);
  const { recordsVersion } = platform;
  const shared = recordsVersion && new SharedAnswers(() => `${kolkataDay(clock.now())} ${recordsVersion()}`);
  mountCalls(app, CALLS, { recognise: contexts.recognise, allow, ensureOpen, shared });
  mountRoutes(app, ROUTES_AFTER_CALLS, routesWorld, ensureOpen);
  if (sandbox) {
    app.route('/sandbox', sandbox.endpoints);
    sandbox.connect(async (context, request) => app.fetch(request, context.env, workAfter(context)));
  }
  const answerError = errorWith(page, log);
  // Hono does not pass errors of this handler to the other one.
  app.notFound((context) => notFound(context).catch((error: Error) => answerError(error, context)));
  app.onError(answerError);

  const declared = [...ROUTES_BEFORE_CALLS, ...ROUTES_AFTER_CALLS].flatMap(({ routes }) => routes);
  checkPolicies(app.routes, [...CALLS, ...declared]);
  return app;
}

/** Returns the platform's means of continuing work after the response; undefined on Node. */
function workAfter(context: Context): Context['executionCtx'] | undefined {
  try {
    return context.executionCtx;
  } catch {
    return undefined;
  }
}
