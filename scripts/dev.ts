/**
 * `npm run dev`: the storefront with hot reload on PORT (8787), the console with hot reload on the port after it, and
 * behind both the API, restarted when its code changes. Nothing is built: the API reads the records of a page at each
 * request, and Astro's dev server renders it (`dev-pages.ts`).
 */
import { dev } from 'astro';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync } from 'node:fs';
import type { ServerResponse } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { createServer } from 'vite';
import { SOURCE_FLAGS } from '../functions/node/start-flags.ts';
import { isForAstro, opensConsole } from './dev-addresses.ts';
import { explained } from './explained.ts';
import { prepareData } from './prepare-data.ts';

const startedAt = performance.now();
const say = (text: string) => console.log(text);
const port = Number(process.env.PORT || 8787);
const consolePort = port + 1;
const apiPort = port + 2;
const storefrontOrigin = `http://localhost:${port}`;
process.env.ORIGIN ||= storefrontOrigin;
// The dev server gets the data of each page from the API.
process.env.SITE_PAGES = 'none';

await explained(() => prepareData(say));
say('Starting the API, the storefront and the console ...');

const api = spawn(
  process.execPath,
  [
    ...SOURCE_FLAGS,
    '--watch',
    '--watch-path=functions',
    '--watch-path=contract',
    '--watch-path=panchang',
    '--watch-preserve-output',
    'scripts/dev-api.ts',
  ],
  {
    stdio: 'inherit',
    env: {
      ...process.env,
      // It is reached through the storefront alone.
      PORT: String(apiPort),
      HOST: '127.0.0.1',
      ASTRO_ORIGIN: storefrontOrigin,
    },
  },
);
const apiEnded = once(api, 'exit');
const stop = async () => {
  api.kill();
  await apiEnded;
  process.exit(0);
};
process.on('SIGINT', () => void stop());
process.on('SIGTERM', () => void stop());

const publicFiles = new Set(readdirSync('public', { recursive: true, encoding: 'utf8' }).map((file) => `/${file}`));

const openedStorefront = dev({
  logLevel: 'warn',
  server: { port },
  vite: {
    server: {
      strictPort: true,
      proxy: {
        '^/': {
          target: `http://127.0.0.1:${apiPort}`,
          configure(proxy) {
            proxy.on('error', (_error, _request, answer) => {
              if ('writeHead' in answer && !answer.headersSent) tellOfRestart(answer);
            });
          },
          bypass(request, response) {
            const url = request.url ?? '/';
            if (isForAstro(url, (path) => publicFiles.has(path))) return url;
            if (!response || !opensConsole({ url, accept: request.headers.accept })) return undefined;
            response.writeHead(302, { Location: `http://localhost:${consolePort}${url}` }).end();
            return url;
          },
        },
      },
    },
  },
});

const backOffice = await createServer({
  configFile: 'admin/vite.config.ts',
  server: {
    port: consolePort,
    strictPort: true,
    proxy: {
      '^/(?!console/)': {
        target: storefrontOrigin,
        bypass: ({ url = '/', headers }) =>
          opensConsole({ url, accept: headers.accept }) ? '/console/index.html' : undefined,
      },
    },
  },
});
await backOffice.listen();
await openedStorefront;

await apiAnswers();
say('Rendering the first page ...');
const home = await fetch(storefrontOrigin, { headers: { Accept: 'text/html' } });
await home.text();
if (!home.ok) say(`The home page cannot be rendered (status ${home.status}).`);
say(`Storefront  ${storefrontOrigin}`);
say(`Console     http://localhost:${consolePort}/admin and http://localhost:${consolePort}/seller`);
say(`Open after ${((performance.now() - startedAt) / 1000).toFixed(1)} s.`);

/** Resolves when the API answers. Node's watch mode passes no messages on, so it is asked. */
async function apiAnswers(): Promise<void> {
  const url = `http://127.0.0.1:${apiPort}/healthz`;
  while (!(await fetch(url).catch(() => undefined))) await sleep(100);
}

/** Answers a request that arrives while the API does not run. A browser asks again by itself. */
function tellOfRestart(answer: ServerResponse): void {
  answer.writeHead(503, { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'no-store', Refresh: '1' });
  answer.end('The API is starting. If it does not, the terminal of `npm run dev` says why.\n');
}
