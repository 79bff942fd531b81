/**
 * `npm run dev`: the storefront with hot reload on PORT (8787), the console with hot reload on the port after it, and
 * behind both the API, started anew when its code changes. Filtered lists and pages without a file are drawn by the
 * renderer of the last build; `npm run build` brings it up to date.
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
  // It is reached through the storefront alone.
  { stdio: 'inherit', env: { ...process.env, PORT: String(apiPort), HOST: '127.0.0.1' } },
);

const toApi: ProxyOptions = { target: `http://127.0.0.1:${apiPort}` };
const isPageVisit = (accept: string | undefined) => (accept ?? '').includes('text/html');
const apiPaths =
  '^/(api|auth|media|cards|feeds|sitemaps|sandbox|healthz|openapi\\.json|sitemap\\.xml|robots\\.txt|next-page\\.json)(/|$|\\?)';
/** Addresses that are both: the back office in a browser, calls of the API for everything else. */
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
