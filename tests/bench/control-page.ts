import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { brotliCompressSync, constants } from 'node:zlib';

/** The query with which the proxy answers a page's control. */
const CONTROL = 'control';

export interface ControlProxy {
  /** Returns the address of a page through the proxy. */
  page(path: string): string;
  /** Returns the address of its control. */
  control(path: string): string;
  close(): void;
}

/**
 * Starts a proxy in front of a shop, so that a page and its control are loaded over the same way. The control of a page
 * has its head, fonts, styles, heading and first picture, and no script.
 */
export async function startControlProxy(shopOrigin: string): Promise<ControlProxy> {
  const server = createServer((incoming, outgoing) => {
    const url = new URL(incoming.url!, shopOrigin);
    if (url.searchParams.has(CONTROL)) {
      url.searchParams.delete(CONTROL);
      void fetch(url)
        .then((page) => page.text())
        .then((html) => {
          const body = brotliCompressSync(controlOf(html), { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } });
          outgoing.writeHead(200, { 'content-type': 'text/html; charset=utf-8', 'content-encoding': 'br' }).end(body);
        });
      return;
    }
    const { method, headers } = incoming;
    const onward = request(url, { method: method!, headers: { ...headers, host: url.host } }, (answer) => {
      outgoing.writeHead(answer.statusCode!, answer.headers);
      answer.pipe(outgoing);
    });
    onward.on('error', () => outgoing.destroy());
    incoming.pipe(onward);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const origin = `http://localhost:${(server.address() as AddressInfo).port}`;
  return {
    page: (path) => origin + path,
    control: (path) => `${origin}${path}${path.includes('?') ? '&' : '?'}${CONTROL}`,
    close() {
      server.close();
      server.closeAllConnections();
    },
  };
}

function controlOf(html: string): string {
  const [, head = ''] = /<head>([\s\S]*?)<\/head>/.exec(html) ?? [];
  const quiet = head
    .replaceAll(/<script[\s\S]*?<\/script>/g, '')
    .replaceAll(/<link[^>]*rel="?modulepreload"?[^>]*>/g, '');
  const heading = /<h1[\s\S]*?<\/h1>/.exec(html)?.[0] ?? '';
  const picture = /<img[^>]*fetchpriority="?high"?[^>]*>/i.exec(html)?.[0] ?? '';
  return `<!doctype html><html lang="en-IN"><head>${quiet}</head><body><main>${heading}${picture}</main></body></html>`;
}
