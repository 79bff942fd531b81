import { render } from 'built/renderer';
import harfBuzz from 'harfbuzzjs/hb.wasm';
import { waitUntil as keepAlive } from 'cloudflare:workers';
import type { Context } from 'hono';
import { buildApp } from './app.ts';
import { ConfigurationError, readConfiguration, serviceKeysOf, warningsOf } from './configuration.ts';
import { rateLimits } from './edge/rate-limits.ts';
import { consolePage } from './edge/console-page.ts';
import { placeOf } from './edge/place.ts';
import type { WhereFrom } from './edge/place.ts';
import { runDueJobs, runJobAt } from './edge/cron.ts';
import type { Env } from './edge/env.ts';
import { jobRunner } from './edge/job-runner.ts';
import { isWriterGood, openEdgeDb } from './edge/open-edge-db.ts';
import { r2Backups } from './edge/r2-backups.ts';
import { pagePublisher } from './edge/page-publisher.ts';
import { StoredPages } from './edge/stored-pages.ts';
import { shareImagesFromPictures } from './edge/share-images.ts';
import { r2Media } from './edge/r2-media.ts';
import { networkOf } from './http/client-network.ts';
import { jobNamed, JOBS } from './jobs/index.ts';
import { errorReports } from './error-reports.ts';
import { logTo } from './log-line.ts';
import { MESSAGE_KINDS } from './message-kinds.ts';
import { registeredTemplates } from './domain/platform/messages/index.ts';
import { Metrics, slowStatements, watchedLog } from './metrics.ts';
import { contextFactory } from './open-shop.ts';
import type { Platform, RequestWorld } from './platform.ts';
import { storedTokens } from './domain/platform/service-tokens/index.ts';
import { alertsTo } from './providers/alerts.ts';
import { clockCheck, environmentCheck, originCheck } from './providers/outside-checks.ts';
import { withCachedQuotes } from './providers/couriers/cached-quotes.ts';
import { shiprocket } from './providers/couriers/shiprocket.ts';
import { messageServicesOf } from './providers/messages/message-services.ts';
import { resendMail } from './providers/mail/resend.ts';
import { google } from './providers/google/google.ts';
import { razorpay } from './providers/payments/razorpay.ts';
import { drawPage } from './publish/draw-site.ts';
import { readSiteWithList } from './publish/site.ts';
import type { OpenSandbox } from './sandbox/sandbox.ts';

/** The figures of this isolate. */
const metrics = new Metrics();
const consoleLog = logTo((line) => console.log(line));

type WaitUntil = (work: Promise<unknown>) => void;

interface OpenShop {
  /** Answers a request: a static page, or the app's response. */
  answer(request: Request, context: ExecutionContext): Promise<Response>;
  /** Runs the due jobs of a minute, each in its object. */
  runJobs(minute: number, waitUntil: WaitUntil): Promise<void>;
  /** @param waitUntil keeps work alive that continues after the job */
  runJobAt(name: string, minute: number, waitUntil: WaitUntil): Promise<void>;
}

/**
 * Returns the shop as a Cloudflare Worker: static pages are in R2, everything else is the app over libSQL by HTTP, R2 and
 * Cron Triggers. One Durable Object writes the records, another renders the pages, and each job runs in one of its own.
 * @param openSandbox undefined in the Worker of a live shop, whose bundle has no emulators
 */
export function edgeShop(openSandbox?: OpenSandbox) {
  let shop: OpenShop | undefined;

  /**
   * Returns the shop of this isolate. Requests that arrive while it opens each open their own, and the first one stays.
   * Requests cannot share a promise, since it ends with the request that made it.
   */
  async function theShop(env: Env): Promise<OpenShop> {
    if (shop) return shop;
    const opened = await openShop(env, openSandbox);
    shop ??= opened;
    return shop;
  }

  const worker: ExportedHandler<Env> = {
    async fetch(request, env, context) {
      try {
        return await (await theShop(env)).answer(request, context);
      } catch (error) {
        if (!(error instanceof ConfigurationError)) throw error;
        return answerClosed(error);
      }
    },

    async scheduled({ scheduledTime }, env, context) {
      await (await theShop(env)).runJobs(scheduledTime, (work) => context.waitUntil(work));
    },
  };
  const JobRunner = jobRunner<Env>(async (env, ...job) => (await theShop(env)).runJobAt(...job));
  return { worker, JobRunner };
}

async function openShop(env: Env, openSandbox: OpenSandbox | undefined): Promise<OpenShop> {
  const configuration = readConfiguration({ ...env }, 'edge');
  const { DATABASE_URL, DATABASE_TOKEN, MAIL_FROM } = configuration;
  const { ERROR_URL } = configuration;
  const report =
    ERROR_URL === undefined
      ? undefined
      : errorReports({
          url: ERROR_URL,
          fetcher: (input, init) => fetch(input, init),
          now: Date.now,
          keepAlive,
        });
  const log = watchedLog(consoleLog, metrics, report);
  const onSlow = slowStatements(metrics, log);
  const publisher = pagePublisher(env.PAGE_DRAWER);
  const db = () =>
    openEdgeDb({
      url: DATABASE_URL!,
      authToken: DATABASE_TOKEN,
      writers: env.WRITER,
      onSlow,
      onPagesOutdated: publishSoon,
    });
  const { ORIGIN: origin } = configuration;
  const isSandbox = configuration.MODE === 'sandbox';
  if (isSandbox && !openSandbox) {
    throw new ConfigurationError(['MODE is sandbox, but this Worker has no sandbox: set MODE=live']);
  }
  const sandbox = isSandbox
    ? openSandbox!({
        db,
        origin,
        reach,
        jobNames: JOBS.map(({ name }) => name),
        messageTemplates: registeredTemplates(MESSAGE_KINDS),
        runJob,
      })
    : undefined;
  const fetcher: typeof fetch = sandbox?.fetch ?? ((input, init) => fetch(input, init));
  const keys = sandbox?.keys ?? serviceKeysOf(configuration);
  const mailKey = configuration.MODE === 'live' ? configuration.RESEND_API_KEY! : 'sandbox';

  const clock = sandbox?.clock ?? { now: () => Date.now() };
  const storedPages = new StoredPages(env.MEDIA, origin, log);
  const media = r2Media(env.MEDIA);
  const platform: Platform = {
    configuration,
    db,
    mail: resendMail(fetcher, mailKey, MAIL_FROM),
    couriers: withCachedQuotes(shiprocket(fetcher, keys.couriers, clock, storedTokens(db, 'couriers')), clock),
    payments: razorpay(fetcher, keys.payments),
    messages: messageServicesOf(fetcher, keys),
    google: keys.google && google(fetcher, keys.google, origin, clock),
    // Typefaces and the PDF libraries are large, and few requests need them.
    renderDocuments: async (documents, house) =>
      (await import('./pdf/draw-documents.ts')).drawDocuments(documents, () => Promise.resolve(harfBuzz), house),
    media,
    shareImages: shareImagesFromPictures(media),
    backups: r2Backups(env.MEDIA),
    clock,
    random: { bytes: (count) => crypto.getRandomValues(new Uint8Array(count)) },
    log,
    render,
    page,
    allow: rateLimits(env),
    isWritable: () => isWriterGood(env.WRITER, log),
    metrics,
    checks: [
      environmentCheck(warningsOf(configuration, 'edge')),
      clockCheck(fetcher, Date.now),
      ...(isSandbox ? [] : [originCheck(origin, undefined, (input, init) => fetch(input, init))]),
    ],
    sendAlert: alertsTo(configuration.ALERT_URL, (input, init) => fetch(input, init)),
    publisher,
  };
  const contexts = await contextFactory(platform);

  /** Has the changes published. If that fails, the next minute's trigger repeats it. */
  async function wakePublisher(): Promise<void> {
    await publisher.wake(clock.now()).catch((error: unknown) => log.error('publish.failed', error));
  }

  function publishSoon(): void {
    if (!(isSandbox && env.PUBLISHES === 'by job')) keepAlive(wakePublisher());
  }

  /** Returns a page for responses with another status. Until it has a file, it is rendered for each. */
  async function page(path: string): Promise<Response | undefined> {
    if (path === '/console/index') return consolePage(env.ASSETS, log);
    const stored = await storedPages.page(path);
    if (stored) return stored;
    const shop = contexts.forSystem('pages', keepAlive);
    const content = await drawPage(shop, await readSiteWithList(shop), render, path);
    return content && new Response(content);
  }

  async function runJob(name: string): Promise<object | undefined> {
    return whole((waitUntil) => jobNamed(name)?.run(contexts.forSystem(`job-${name}`, waitUntil), publisher));
  }

  const app = await buildApp(platform, sandbox, worldOf);
  // The first isolate of a new release has its pages rendered.
  publishSoon();

  /** Sends a request of the sandbox to the shop itself. */
  function reach(request: Request): Promise<Response> {
    return whole((waitUntil) => app.fetch(request, env, { waitUntil, passThroughOnException: () => {}, props: {} }));
  }

  return {
    async answer(request, context) {
      return (await storedPages.answer(request)) ?? app.fetch(request, env, context);
    },
    async runJobs(minute, waitUntil) {
      waitUntil(wakePublisher());
      await runDueJobs(minute, contexts.forSystem('jobs', waitUntil), env.JOB_RUNNER, log);
      await sandbox?.deliverWebhooks();
    },
    runJobAt: (name, minute, waitUntil) =>
      runJobAt(name, minute, contexts.forSystem(`job-${name}`, waitUntil), publisher),
  };
}

/**
 * Runs a function of the sandbox, and waits for the work that continues after it: nothing else keeps that work alive.
 */
async function whole<Result>(run: (waitUntil: WaitUntil) => Result | Promise<Result>): Promise<Result> {
  const after: Promise<unknown>[] = [];
  const result = await run((work) => void after.push(work));
  await Promise.all(after);
  return result;
}

function worldOf(context: Context): RequestWorld {
  return {
    clientAddress: networkOf(context.req.header('cf-connecting-ip') ?? 'unknown'),
    city: (context.req.raw.cf?.city as string | undefined) ?? null,
    place: placeOf((context.req.raw.cf ?? {}) as WhereFrom),
    after: (work) => context.executionCtx.waitUntil(work),
  };
}

/** Answers while the configuration is invalid. The log lists what is missing; visitors get a short message. */
function answerClosed(error: ConfigurationError): Response {
  consoleLog.error('configuration.incomplete', error);
  return new Response('The shop is closed at the moment.', {
    status: 503,
    headers: { 'Cache-Control': 'no-store' },
  });
}
