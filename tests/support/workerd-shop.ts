import { appendFileSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { getPlatformProxy, unstable_DevEnv, unstable_readConfig } from 'wrangler';
import { openDataFolder, withSecrets } from '../../functions/node/data-folder.ts';
import type { DataFolder } from '../../functions/node/data-folder.ts';
import { diskFiles } from '../../functions/node/disk-media.ts';
import { migrateRemote } from '../../scripts/migrate-remote.ts';
import { setAhead } from './ahead.ts';
import { startHranaProxy } from './hrana-proxy.ts';
import { METRICS_TOKEN } from './metrics-token.ts';
import { startSqld } from './sqld.ts';

export interface WorkerdShop {
  /** The address for clients. */
  origin: string;
  /** The Worker itself without wrangler's proxy, which sometimes loses a connection under load. */
  directOrigin: string;
  /** Its records as a file, for reading only. */
  databasePath: string;
  /** The libSQL server behind it, or the proxy before that server. */
  hranaUrl: string;
  /** The process id of that server. */
  recordsPid: number;
  stop(): Promise<void>;
}

export interface WorkerdOptions {
  /** A data folder with prepared records. */
  dataDir: string;
  port: number;
  /** Requests per minute from one address: one machine may play hundreds of shoppers. */
  rateLimits?: { sendCode: number; tryCode: number; tryCoupon: number; write: number; read: number };
  /** The file of its log; the console by default. */
  logPath?: string;
  /** The number of its pictures; all by default. */
  files?: number;
  /** Whether pages are published by the job alone; by default soon after each change. */
  isPublishedByJob?: boolean;
  /** The port of its inspector; none by default. */
  inspectorPort?: number;
  /** Whether a proxy before its records logs the statements and plays faults. */
  isProxied?: boolean;
}

const CONFIG = fileURLToPath(new URL('../../wrangler.toml', import.meta.url));
const SANDBOX_WORKER = fileURLToPath(new URL('../../functions/sandbox-worker.ts', import.meta.url));
const ROOMY = { sendCode: 2000, tryCode: 4000, tryCoupon: 4000, write: 60_000, read: 120_000 };

/**
 * Starts the Worker in workerd over a data folder. Its records are in a libSQL server, which starts from a copy of the
 * folder's records and then stores its own. Its files are in a local R2. It runs in sandbox mode, whatever
 * wrangler.toml sets for the deployed shop.
 */
export async function startWorkerdShop(options: WorkerdOptions): Promise<WorkerdShop> {
  const { dataDir, port, rateLimits = ROOMY, logPath } = options;
  const folder = openDataFolder(dataDir);
  const persist = join(folder.path, 'edge');
  await fillBucket(join(persist, 'v3'), folder.mediaPath, options.files ?? Infinity);
  const server = await startSqld({ folder: join(persist, 'sqld'), from: folder.databasePath });
  await migrateRemote(server.url, undefined);
  const proxy = options.isProxied ? await startHranaProxy(server.url) : undefined;
  const hranaUrl = proxy?.url ?? server.url;
  const origin = `http://localhost:${port}`;
  const limit = (id: string, count: number, period = 60) => ({
    type: 'ratelimit',
    namespace_id: id,
    simple: { limit: count, period },
  });

  process.env.WRANGLER_SEND_METRICS = 'false';
  // On two cores V8 has one background thread. A compilation in it may wait for a garbage collection that waits for
  // this thread, and workerd then never answers again. Wrangler passes these flags to V8.
  process.env.MINIFLARE_WORKERD_V8_FLAGS = '--no-concurrent-recompilation';
  const wrangler = new unstable_DevEnv();
  const started = new Promise<WorkerAddress>((resolve) => {
    wrangler.on('reloadComplete', ({ proxyData }: { proxyData: { userWorkerUrl: WorkerAddress } }) =>
      resolve(proxyData.userWorkerUrl),
    );
  });
  const worker = await wrangler.startWorker({
    config: CONFIG,
    entrypoint: SANDBOX_WORKER,
    envFiles: [],
    build: { define: { 'process.env.NODE_ENV': JSON.stringify('production') } },
    bindings: {
      MODE: text('sandbox'),
      ORIGIN: text(origin),
      ...secretsOf(folder),
      DATABASE_URL: text(hranaUrl),
      METRICS_TOKEN: text(METRICS_TOKEN),
      ...(options.isPublishedByJob && { PUBLISHES: text('by job') }),
      SEND_CODE_LIMIT: limit('1001', rateLimits.sendCode),
      TRY_CODE_LIMIT: limit('1002', rateLimits.tryCode),
      TRY_COUPON_LIMIT: limit('1005', rateLimits.tryCoupon),
      WRITE_LIMIT: limit('1003', rateLimits.write),
      // A sixth of the reads per minute, in ten seconds.
      READ_LIMIT: limit('1004', rateLimits.read / 6, 10),
    },
    dev: {
      server: { hostname: 'localhost', port },
      inspector: options.inspectorPort === undefined ? false : { hostname: '127.0.0.1', port: options.inspectorPort },
      // Requests keep the address that clients use, not that of the shop's route.
      inferOriginFromRoutes: false,
      watch: false,
      persist,
      logLevel: 'error',
      structuredLogsHandler: ({ message }: { message: string }) => {
        if (logPath) appendFileSync(logPath, `${message}\n`);
        else console.log(message);
      },
    },
  });
  await worker.ready;
  const { hostname, port: directPort } = await started;
  const directOrigin = `http://${hostname}:${directPort}`;
  await setAhead(directOrigin);
  return {
    origin,
    directOrigin,
    databasePath: server.databasePath,
    hranaUrl,
    recordsPid: server.pid,
    async stop() {
      await worker.dispose();
      await proxy?.stop();
      await server.stop();
    },
  };
}

interface WorkerAddress {
  hostname: string;
  port: string;
}

const text = (value: string) => ({ type: 'plain_text', value });

/** Returns the folder's secrets, or those of the environment, as bindings. */
function secretsOf(folder: DataFolder): Record<string, ReturnType<typeof text>> {
  const { SESSION_SECRET, FORMER_SESSION_SECRET, SEALING_SECRET, FORMER_SEALING_SECRET } = withSecrets(
    folder,
    process.env,
  );
  const secrets = { SESSION_SECRET, FORMER_SESSION_SECRET, SEALING_SECRET, FORMER_SEALING_SECRET };
  return Object.fromEntries(Object.entries(secrets).map(([name, value]) => [name, text(value ?? '')]));
}

/** The number of files that are uploaded to the bucket in parallel. */
const SIDE_BY_SIDE = 16;

/** Uploads the files of a data folder that the local R2 does not have yet. */
async function fillBucket(persistPath: string, mediaPath: string, most: number): Promise<void> {
  const files = diskFiles(mediaPath);
  const { env, dispose } = await getPlatformProxy<{ MEDIA: R2Put }>({
    configPath: bucketConfig(persistPath),
    persist: { path: persistPath },
    envFiles: [],
  });
  const left = listFiles(mediaPath).slice(0, most);
  const fill = async () => {
    for (let key = left.pop(); key !== undefined; key = left.pop()) {
      const file = (await env.MEDIA.head(key)) ? undefined : await files.get(key);
      if (!file) continue;
      const bytes = new Uint8Array(await new Response(file.body).arrayBuffer());
      await env.MEDIA.put(key, bytes, { httpMetadata: { contentType: file.contentType } });
    }
  };
  try {
    await Promise.all(Array.from({ length: SIDE_BY_SIDE }, fill));
  } finally {
    await dispose();
  }
}

/** Writes a configuration with only the bucket: other bindings need the Worker. */
function bucketConfig(folder: string): string {
  const { name, compatibility_date, r2_buckets } = unstable_readConfig({ config: CONFIG });
  const path = join(folder, 'bucket.json');
  mkdirSync(folder, { recursive: true });
  writeFileSync(path, JSON.stringify({ name, compatibility_date, r2_buckets }));
  return path;
}

/** The methods of a bucket that are used outside a Worker. */
interface R2Put {
  head(key: string): Promise<object | null>;
  put(key: string, body: Uint8Array, options: { httpMetadata: { contentType: string } }): Promise<unknown>;
}

function listFiles(folder: string): string[] {
  try {
    return readdirSync(folder);
  } catch {
    return [];
  }
}
