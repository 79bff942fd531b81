/**
 * `npm run dev`: serves the storefront with hot reload on PORT (8787), the console with hot reload on the next port,
 * and the API behind both. The API restarts when its code changes. The renderer of the last build renders filtered
 * lists and pages without a file; `npm run build` updates it.
 */
import { dev } from 'astro';
import { spawn } from 'node:child_process';
import { createServer } from 'vite';
import type { ProxyOptions } from 'vite';
import { MANAGER_PATHS } from '#contract/pages/console-paths.ts';
import { buildIfNeeded } from './build-if-needed.ts';
import { explained } from './explained.ts';
import { prepareData } from './prepare-data.ts';

const port = Number(process.env.PORT || 8787);
const consolePort = port + 1;
const apiPort = port + 2;
process.env.ORIGIN ||= `http://localhost:${port}`;

await explained(() => prepareData(console.log));
await buildIfNeeded(console.log);

const api = spawn(
  process.execPath,
  ['--watch', '--watch-path=functions', '--watch-path=contract', '--watch-preserve-output', 'scripts/dev-api.ts'],
  // Only the storefront and the console reach the API.
  { stdio: 'inherit', env: { ...process.env, PORT: String(apiPort), HOST: '127.0.0.1' } },
);

const toApi: ProxyOptions = { target: `http://127.0.0.1:${apiPort}` };
const isPageVisit = (accept: string | undefined) => (accept ?? '').includes('text/html');
const apiPaths =
  '^/(api|auth|media|cards|feeds|sitemaps|sandbox|healthz|openapi\\.json|sitemap\\.xml|robots\\.txt|next-page\\.json)(/|$|\\?)';
/** Addresses that are both: a browser gets the back office, any other client gets the API. */
const sharedPaths = `^(${['/admin', '/seller', ...MANAGER_PATHS].join('|')})(/|$|\\?)`;

const storefront = await dev({
  server: { port },
  vite: {
    server: {
      proxy: {
        [apiPaths]: toApi,
        '^/category/.*\\?': toApi,
        [sharedPaths]: {
          ...toApi,
          bypass(request, response) {
            if (!response || !isPageVisit(request.headers.accept)) return undefined;
            response.writeHead(302, { Location: `http://localhost:${consolePort}${request.url ?? ''}` }).end();
            return request.url;
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
      [apiPaths]: toApi,
      [sharedPaths]: {
        ...toApi,
        bypass: (request) => (isPageVisit(request.headers.accept) ? '/console/index.html' : undefined),
      },
    },
  },
});
await backOffice.listen();

console.log(`Storefront  http://localhost:${port}`);
console.log(`Console     http://localhost:${consolePort}/admin and http://localhost:${consolePort}/seller`);

const stop = async () => {
  api.kill();
  await Promise.all([storefront.stop(), backOffice.close()]);
  process.exit(0);
};
process.on('SIGINT', () => void stop());
process.on('SIGTERM', () => void stop());
