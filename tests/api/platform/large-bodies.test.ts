import { once } from 'node:events';
import { connect } from 'node:net';
import type { Socket } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { UploadedFile } from '#contract/calls/files.ts';
import { film } from '../../support/film.ts';
import { sendFile } from '../../support/returns.ts';
import { openShop } from '../../support/shop.ts';
import { until } from '../../support/until.ts';

const shop = openShop();
const { runtime, origin } = shop.running;
const MEGABYTE = 1024 * 1024;
/** The limits of concurrent large answers and large requests per network. */
const ANSWERS = 24;
const UPLOADS = 4;

const sockets: Socket[] = [];
const leave = () => sockets.splice(0).forEach((socket) => socket.destroy());
afterAll(leave);

/** Connects and writes, but reads nothing. */
function connected(text: string): Socket {
  const { hostname, port } = new URL(origin);
  const socket = connect(Number(port), hostname);
  sockets.push(socket);
  socket.on('error', () => socket.destroy());
  socket.write(text);
  return socket;
}

// On Workers Cloudflare handles the connections.
describe.runIf(runtime === 'node')('while one network has as many large files under way as it may', () => {
  let url: string;
  beforeAll(async () => {
    url = (await sendFile(shop.seller('meera'), film(12 * MEGABYTE), 'choker.mp4', '')).as(UploadedFile).url;
  });

  // A shop without processor time for long may have closed some connections, since they read nothing.
  beforeEach(async () => {
    const request = `GET ${url} HTTP/1.1\r\nHost: shop\r\n\r\n`;
    for (let count = sockets.length; count < ANSWERS; count += 1) connected(request);
    await until('all of them to be under way', async () => {
      if ((await ask(url)).status === 429) return true;
      connected(request);
      return undefined;
    });
  });

  async function ask(path: string, headers: Record<string, string> = {}) {
    const answer = await fetch(origin + path, { headers });
    const type = answer.headers.get('content-type') ?? '';
    if (type.startsWith('application/json'))
      return { ...answer, status: answer.status, headers: answer.headers, json: (await answer.json()) as object };
    await answer.body?.cancel();
    return { status: answer.status, headers: answer.headers, json: {} };
  }

  test('it is told to let one of them end first, and when to come again', async () => {
    const { status, headers, json } = await ask(url);
    expect([status, headers.get('retry-after'), headers.get('cache-control')]).toEqual([429, '10', 'no-store']);
    expect(json).toMatchObject({
      code: 'DOWNLOADS_OF_NETWORK',
      message: 'Too many large files are being downloaded at once. Please let one finish, then try again.',
    });
  });

  test('it is told so of everything that may be large: exports, feeds, archives', async () => {
    const meera = shop.seller('meera');
    expect(await meera.get('/api/admin/orders/export.csv')).toRefuse(429, 'DOWNLOADS_OF_NETWORK');
    for (const path of ['/feeds/google-merchant.xml', '/sitemap.xml', '/openapi.json']) {
      expect(await meera.get(path)).toRefuse(429, 'DOWNLOADS_OF_NETWORK');
    }
    const { key } = (await sendFile(meera, film(5000), 'ring.mp4', '')).as(UploadedFile);
    expect(await meera.post('/api/files/download-multiple', [key])).toRefuse(429, 'DOWNLOADS_OF_NETWORK');
  });

  test('everything else is answered: pages, searches, health, and a small part of the same file', async () => {
    for (const path of ['/', '/shop', '/products/search?q=jhumka', '/healthz']) {
      expect([path, (await ask(path)).status]).toEqual([path, 200]);
    }
    expect((await ask(url, { Range: 'bytes=0-99' })).status).toBe(206);
    expect((await ask(url, { Range: 'bytes=0-' })).status).toBe(429);
  });

  test('those that leave make room for others', async () => {
    leave();
    const isServed = async () => ((await ask(url)).status === 200 ? true : undefined);
    expect(await until('room for one more', isServed)).toBe(true);
  });
});

describe.runIf(runtime === 'node')('while one network sends as many large files as it may', () => {
  test('the next is refused in words, and a small one is taken', async () => {
    const asha = await shop.customer('asha');
    const head = [
      'POST /api/user/files/upload HTTP/1.1',
      'Host: shop',
      `Authorization: Bearer ${asha.token}`,
      'Content-Type: multipart/form-data; boundary=x',
      `Content-Length: ${20 * MEGABYTE}`,
      'Expect: 100-continue',
    ].join('\r\n');
    // An answer of 100 Continue shows that the shop has read the head of the request.
    for (let count = 0; count < UPLOADS; count += 1) await once(connected(`${head}\r\n\r\n`), 'data');
    const sent = async () => sendFile(asha, film(3 * MEGABYTE), 'opened.mp4');
    await until('all of them to be under way', async () => ((await sent()).status === 429 ? true : undefined));
    expect(await sent()).toRefuse(
      429,
      'SENDING_OF_NETWORK',
      'Too many large files are being sent at once. Please let one finish, then try again.',
    );
    expect((await sendFile(asha, film(MEGABYTE), 'opened.mp4')).status).toBe(200);
    leave();
    await until('room for one more', async () => ((await sent()).status === 200 ? true : undefined));
  });
});

describe.runIf(runtime === 'node')('what its client breaks off', () => {
  test('is no fault of the shop in its log, whichever way it is sent', async () => {
    const asha = await shop.customer('asha');
    const json = 'Content-Type: application/json\r\nContent-Length: 100\r\n\r\n{"email"';
    const token = `Authorization: Bearer ${asha.token}\r\n`;
    const broken: Record<string, string> = {
      '/api/user/files/upload': `${token}Content-Type: multipart/form-data; boundary=x\r\nContent-Length: 5000000\r\n\r\n--x`,
      '/api/addresses': token + json,
      '/auth/signIn': json,
      '/webhooks/razorpay': json,
      '/contact/message': 'Content-Type: application/x-www-form-urlencoded\r\nContent-Length: 100\r\n\r\nname=A',
    };
    const lines = () =>
      shop
        .log()
        .split('\n')
        .filter((line) => line.includes('"status":400'));
    const before = lines().length;
    for (const [path, rest] of Object.entries(broken)) {
      const socket = connected(`POST ${path} HTTP/1.1\r\nHost: shop\r\nExpect: 100-continue\r\n${rest}`);
      await once(socket, 'data');
      socket.destroy();
    }
    const count = Object.keys(broken).length;
    await until('each to be noted', () => (lines().length - before >= count ? true : undefined));
    const noted = lines()
      .slice(before)
      .map((line) => (JSON.parse(line) as { path: string }).path);
    expect(new Set(noted)).toEqual(new Set(Object.keys(broken)));
    expect(shop.log()).not.toContain('request.failed');
  });
});

describe.runIf(runtime === 'node')('a client that sends requests without waiting for answers', () => {
  test('is disconnected, and the next client is served', async () => {
    const socket = connected('GET /healthz HTTP/1.1\r\nHost: shop\r\n\r\n'.repeat(300));
    let answers = 0;
    socket.on('data', (piece: Buffer) => (answers += piece.toString().split('HTTP/1.1 200').length - 1));
    await once(socket, 'close');
    expect(answers).toBeLessThan(300);
    expect((await shop.visitor().get('/healthz')).status).toBe(200);
  });
});
