import { createAdaptorServer } from '@hono/node-server';
import type { HttpBindings, ServerType } from '@hono/node-server';
import type { ServerResponse } from 'node:http';
import type { ListenOptions } from 'node:net';
import { Hono } from 'hono';
import type { Context } from 'hono';
import { compress } from 'hono/compress';
import { setTimeout as sleep } from 'node:timers/promises';
import type { StorePolicy } from '#contract/shop/policy.ts';
import { buildApp } from './app.ts';
import { readConfiguration, serviceKeysOf, warningsOf } from './configuration.ts';
import type { Configuration } from './configuration.ts';
import type { Db } from './db/db.ts';
import { errorReports } from './error-reports.ts';
import { currentSettings } from './domain/platform/settings/index.ts';
import { jobNamed, JOBS } from './jobs/index.ts';
import { BodyLimits } from './node/body-limits.ts';
import { openBackups } from './node/backup/open-backups.ts';
import { builtPages } from './node/built-pages.ts';
import { rateLimits } from './node/rate-limits.ts';
import { shareImageStore } from './node/share-image-store.ts';
import { clientAddress } from './node/client-address.ts';
import { noteShop, openDataFolder, withSecrets } from './node/data-folder.ts';
import { diskMedia } from './node/disk-media.ts';
import { startRenderingAhead } from './node/render-ahead.ts';
import { throttled } from './node/background-pause.ts';
import { openImageQueue } from './node/image-queue.ts';
import { jsonLog } from './node/log.ts';
import { machineChecks } from './node/machine-checks.ts';
import { migrate } from './node/migrate.ts';
import { openServices } from './node/services.ts';
import { openEmbeddedDb } from './node/open-db.ts';
import { packing } from './node/packing.ts';
import { openPdfRenderer } from './node/pdf-renderer.ts';
import { cannotListen, hostsToListenOn, inheritedSocket, listenOnEach } from './node/port.ts';
import { checkOpened } from './node/records-mode.ts';
import type { PagesPlace, ShopPages } from './node/shop-pages.ts';
import type { Drawing } from './node/site.ts';
import { systemRandom } from './node/system-random.ts';
import { roomOf, sizeOfFile } from './node/free-room.ts';
import { withStorage } from './node/storage-faults.ts';
import { startJobs } from './node/timers.ts';
import { watchStorage } from './node/watch-storage.ts';
import { MESSAGE_KINDS } from './message-kinds.ts';
import { registeredTemplates } from './domain/platform/messages/index.ts';
import { Metrics, slowStatements, watchedLog } from './metrics.ts';
import { contextFactory } from './open-shop.ts';
import type { Platform, RequestWorld } from './platform.ts';
import { alertsTo } from './providers/alerts.ts';
import { clockCheck, environmentCheck, originCheck } from './providers/outside-checks.ts';
import type { Sandbox } from './sandbox/sandbox.ts';

/** The maximum time an ending shop waits for requests in progress, and then for work that continues after responses. */
const LONGEST_ANSWERING_MS = 4000;
const LONGEST_ENDING_MS = 4000;

const WEBHOOKS_EVERY_MS = 30_000;

export interface RunningShop {
  origin: string;
  /** Resolves when every page has its file. */
  allRendered(): Promise<void>;
  stop(): Promise<void>;
}

export interface ShopPlace {
  port: number;
  dataDir?: string;
  /** Receives the progress of rendering, at intervals, while pages are rendered. */
  onDrawing?: (drawing: Drawing) => void;
  /** Whether all sizes of all pictures are rendered before a request needs them. Default: true. */
  rendersAhead?: boolean;
  /** Whether jobs run by the clock. Default: true. */
  runsJobs?: boolean;
  /** When its jobs could first run, in milliseconds since 1970. Before ten minutes have passed none is late. Default: now. */
  startedAt?: number;
  /** Opens the source of the pages: the last build, unless another is given. */
  openPages?: (place: PagesPlace) => Promise<ShopPages>;
}

/**
 * Starts the shop as one Node process: API, static pages, back office and jobs on one port, libSQL and files in one
 * folder. It accepts requests as soon as the promise resolves. Pages without a file are rendered in the background, and
 * on request.
 */
export async function startShop({
  port,
  dataDir,
  onDrawing,
  rendersAhead = true,
  runsJobs = true,
  startedAt = Date.now(),
  openPages = (place) => builtPages(place, onDrawing),
}: ShopPlace): Promise<RunningShop> {
  const folder = openDataFolder(dataDir);
  const origin = process.env.ORIGIN || `http://localhost:${port}`;
  const configuration = readConfiguration({ ...withSecrets(folder, process.env), ORIGIN: origin });
  const { ERROR_URL } = configuration;
  const metrics = new Metrics();
  const report =
    ERROR_URL === undefined
      ? undefined
      : errorReports({ url: ERROR_URL, fetcher: fetch, now: Date.now, keepAlive: () => {} });
  const log = watchedLog(jsonLog, metrics, report);
  const db = withStorage(folder.databasePath, () => {
    const opened = openEmbeddedDb(folder.databasePath, undefined, slowStatements(metrics, log));
    migrate(opened.connection);
    return opened;
  });
  if (await checkOpened(db, configuration.MODE, `in ${folder.path}`)) noteShop(folder);

  const sandbox =
    configuration.MODE === 'sandbox'
      ? (await import('./sandbox/sandbox.ts')).openSandbox({
          db: () => db,
          origin,
          reach,
          jobNames: JOBS.map(({ name }) => name),
          messageTemplates: registeredTemplates(MESSAGE_KINDS),
          runJob,
        })
      : undefined;
  const clock = sandbox?.clock ?? { now: Date.now };
  const fetcher = sandbox?.fetch ?? fetch;
  const keys = sandbox?.keys ?? serviceKeysOf(configuration);
  const pages = await openPages({ folder, db, origin, clock, log });
  const { publisher } = pages;

  const backups = openBackups(folder, process.env.BACKUP_DIR);
  const images = openImageQueue();
  // Rendering their text takes as much memory as pictures do, and requests for them are rare. Their own process ends
  // soon after each.
  const shareImages = openImageQueue();
  const documents = openPdfRenderer();

  const platform: Platform = {
    configuration,
    db: () => db,
    recordsVersion: () => db.version(),
    startedAt,
    ...(await openServices({ configuration, keys, fetcher, clock, db })),
    renderDocuments: (input, house) => documents.draw(input, house),
    media: diskMedia(folder, images),
    backups,
    shareImages: shareImageStore(folder.shareImagesPath, folder.mediaPath, shareImages),
    clock,
    random: systemRandom,
    log,
    render: pages.render,
    packing,
    page: pages.page,
    allow: rateLimits(limitsOf(db, clock.now), clock.now),
    storageTrouble: watchStorage(folder, db),
    disk: () => roomOf(folder.path),
    machine: () => ({ walBytes: sizeOfFile(`${folder.databasePath}-wal`), memoryBytes: process.memoryUsage.rss() }),
    metrics,
    checks: [
      environmentCheck(warningsOf(configuration)),
      ...machineChecks({
        folder,
        connection: db.connection,
        mode: configuration.MODE,
        backups,
        now: Date.now,
      }),
      clockCheck(fetcher, Date.now),
      ...(sandbox ? [] : [originCheck(origin, configuration.TRUSTED_PROXIES, fetch)]),
    ],
    sendAlert: alertsTo(configuration.ALERT_URL, fetch),
    publisher,
  };
  const contexts = await contextFactory(platform);
  const { openState } = contexts;
  /** Work that continues after responses and jobs: mails, and noting that a session was active. */
  const afterAnswers = new Set<Promise<unknown>>();
  const after = (work: Promise<unknown>) => {
    afterAnswers.add(work);
    void work.finally(() => afterAnswers.delete(work));
  };
  const limits = new BodyLimits();
  const app = await buildApp(platform, sandbox, (context) => ({ ...worldOf(context, configuration, limits), after }));

  /** Sends a request from this machine to the shop itself. */
  async function reach(request: Request): Promise<Response> {
    return app.fetch(request, { incoming: { socket: { remoteAddress: '127.0.0.1' } } });
  }

  const asSystem = (requestId: string) => contexts.forSystem(requestId, after);

  async function runJob(name: string): Promise<object | undefined> {
    const did = await jobNamed(name)?.run(asSystem(`job-${name}`), publisher);
    // A person who starts this job manually looks at the pages next.
    if (name === 'publish') await pages.allRendered();
    return did;
  }

  await pages.prepare(asSystem('prepare-site'));
  // At the edge the platform compresses responses; here the application does. All paths use `notFound`, because no
  // route pattern matches a path with a line break.
  const compressed = new Hono().use(compress()).notFound(({ req, env }) => app.fetch(req.raw, env));
  const giveWay = throttled(() => {
    pages.giveWay();
    images.giveWay();
  });
  let isStopping = false;
  const answer: Answering = (request, bindings) => {
    // A proxy would go on using its open connections.
    if (isStopping) (bindings.outgoing as ServerResponse).shouldKeepAlive = false;
    if (!limits.watch(bindings.incoming, bindings.outgoing)) return new Response(null, { status: 503 });
    giveWay();
    const begunAt = performance.now();
    let isCounted = false;
    const answerBy = (isOpen: boolean) =>
      pages.answer(request, isOpen, () => {
        isCounted = true;
        return compressed.fetch(request, bindings);
      });
    const isOpen = openState.known();
    // The application answers if the records cannot be read.
    const answered = isOpen === undefined ? openState.isOpen().then(answerBy, () => answerBy(true)) : answerBy(isOpen);
    if (!isCounted && answered instanceof Response)
      metrics.request(request.method, 'static', answered.status, (performance.now() - begunAt) / 1000);
    return answered;
  };
  const socket = inheritedSocket(process.env);
  const listening =
    socket === undefined
      ? listenOnEach(
          hostsToListenOn(process.env.HOST, configuration.MODE),
          (host) => listen({ port, ...(host !== undefined && { host }) }, answer),
          close,
        )
      : listen({ fd: socket }, answer).then((server) => [server]);
  const servers = await listening.catch((error: NodeJS.ErrnoException) => {
    throw cannotListen(port, error);
  });
  const stopJobs = runsJobs ? startJobs(asSystem, publisher, log) : () => {};
  const stopWebhooks = sandbox ? startWebhooks(sandbox) : () => {};
  const stopRenderingAhead = rendersAhead ? startRenderingAhead(db, folder, images, log) : () => {};

  return {
    origin,
    allRendered: () => pages.allRendered(),
    async stop() {
      isStopping = true;
      stopJobs();
      stopWebhooks();
      stopRenderingAhead();
      const deadline = setTimeout(() => servers.forEach(closeConnections), LONGEST_ANSWERING_MS);
      await Promise.all(servers.map(close));
      clearTimeout(deadline);
      await Promise.all([images.close(), shareImages.close(), documents.close()]);
      await pages.stop();
      // The next process's job sends mails that take longer, because their lease expires.
      await Promise.race([Promise.all(afterAnswers), sleep(LONGEST_ENDING_MS, undefined, { ref: false })]);
      db.close();
    },
  };
}

/** Delivers the webhooks again that the shop did not accept. Returns a function that stops it. */
function startWebhooks(sandbox: Sandbox): () => void {
  const deliver = () => sandbox.deliverWebhooks().catch((error: unknown) => jsonLog.error('sandbox.webhooks', error));
  const timer = setInterval(() => void deliver(), WEBHOOKS_EVERY_MS).unref();
  return () => clearInterval(timer);
}

/** Returns the limits of the newest settings, read at most every two seconds. */
function limitsOf(db: Db, now: () => number): () => Promise<StorePolicy['rateLimits']> {
  let known: { limits: StorePolicy['rateLimits']; at: number } | undefined;
  return async () => {
    if (!known || Math.abs(now() - known.at) > 2000) {
      const [{ policy }] = await db.read(currentSettings());
      known = { limits: policy.rateLimits, at: now() };
    }
    return known.limits;
  };
}

function worldOf(
  context: Context<{ Bindings: HttpBindings }>,
  configuration: Configuration,
  limits: BodyLimits,
): Omit<RequestWorld, 'after'> {
  // A request of the sandbox to the shop itself has no response socket.
  const { incoming, outgoing } = context.env as Pick<HttpBindings, 'incoming'> & Partial<HttpBindings>;
  const network = clientAddress(
    incoming.socket.remoteAddress,
    context.req.header('x-forwarded-for'),
    configuration.TRUSTED_PROXIES,
  );
  return {
    clientAddress: network,
    city: null,
    place: null,
    holdAnswer: (bytes) => outgoing && limits.holdAnswer(outgoing, network, bytes),
    holdUpload: (bytes) => outgoing && limits.holdUpload(outgoing, network, bytes),
  };
}

type Answering = (request: Request, bindings: HttpBindings) => Response | Promise<Response>;

/** @throws the system's error when it refuses */
function listen(at: ListenOptions | { fd: number }, answer: Answering): Promise<ServerType> {
  return new Promise((resolve, reject) => {
    const server = createAdaptorServer({
      fetch: answer as (request: Request) => Response | Promise<Response>,
      serverOptions: {
        requestTimeout: 30_000,
        headersTimeout: 10_000,
        keepAliveTimeout: 10_000,
        // The interval of checking the first two timeouts. With Node's default of 30 s they would mean a minute.
        connectionsCheckingInterval: 1000,
        maxHeaderSize: 32 * 1024,
      },
    });
    server.on('error', reject);
    server.listen(at, () => resolve(server));
  });
}

/** Takes no more connections, closes idle ones, and waits for the others. */
function close(server: ServerType): Promise<void> {
  return new Promise((resolve) => server.close(() => resolve()));
}

function closeConnections(server: ServerType): void {
  if ('closeAllConnections' in server) server.closeAllConnections();
}
