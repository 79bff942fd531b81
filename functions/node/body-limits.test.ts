import { EventEmitter, once } from 'node:events';
import { createServer } from 'node:http';
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { connect } from 'node:net';
import type { AddressInfo, Socket } from 'node:net';
import { afterEach, describe, expect, test } from 'vitest';
import type { RefusalCode } from '#contract/calls/refusals.ts';
import { BodyLimits } from './body-limits.ts';

const MEGABYTE = 1024 * 1024;
/** More than the system's socket buffers take for a client that reads nothing. */
const MORE_THAN_SOCKETS_HOLD = 64 * MEGABYTE;

const servers: Server[] = [];
const sockets: Socket[] = [];
afterEach(() => {
  for (const socket of sockets.splice(0)) socket.destroy();
  for (const server of servers.splice(0)) server.close();
});

/** Starts a server whose clients may stall for 100 ms. `handle` gets the accepted requests. */
async function serverThat(
  handle: (incoming: IncomingMessage, outgoing: ServerResponse) => void,
  figures = {},
): Promise<number> {
  const limits = new BodyLimits({ stallMs: 100, ...figures });
  const server = createServer((incoming, outgoing) => {
    if (limits.watch(incoming, outgoing)) handle(incoming, outgoing);
  });
  servers.push(server);
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return (server.address() as AddressInfo).port;
}

function connected(port: number, text: string): Socket {
  const socket = connect(port, '127.0.0.1');
  sockets.push(socket);
  socket.on('error', () => {});
  socket.write(text);
  return socket;
}

const GET = 'GET / HTTP/1.1\r\nHost: shop\r\n\r\n';

/** Returns everything a client reads until its connection ends. */
async function readToEnd(socket: Socket): Promise<string> {
  let text = '';
  socket.on('data', (piece: Buffer) => (text += piece.toString()));
  await once(socket, 'close');
  return text;
}

describe('a client', () => {
  test.each(['in one piece', 'as a stream'])('that reads nothing of an answer %s is disconnected', async (how) => {
    const ended = Promise.withResolvers<ServerResponse>();
    const port = await serverThat((_, outgoing) => {
      outgoing.once('close', () => ended.resolve(outgoing));
      if (how === 'in one piece') outgoing.end(Buffer.alloc(MORE_THAN_SOCKETS_HOLD));
      else {
        const write = () => void (outgoing.write(Buffer.alloc(MEGABYTE)) && setImmediate(write));
        outgoing.on('drain', write);
        write();
      }
    });
    connected(port, GET).pause();
    const outgoing = await ended.promise;
    expect(outgoing.writableFinished).toBe(false);
  });

  test('that reads on after a pause has the whole answer', async () => {
    const port = await serverThat((_, outgoing) => void outgoing.end(Buffer.alloc(8 * MEGABYTE)), { stallMs: 60_000 });
    const socket = connected(port, GET.replace('Host', 'Connection: close\r\nHost')).pause();
    await once(socket, 'ready');
    setImmediate(() => socket.resume());
    expect((await readToEnd(socket)).length).toBeGreaterThan(8 * MEGABYTE);
  });

  test('that ends its request late is disconnected, and the request is told so', async () => {
    const aborted = Promise.withResolvers<Error>();
    const port = await serverThat((incoming) => void incoming.on('error', aborted.resolve).resume());
    const socket = connected(port, 'POST / HTTP/1.1\r\nHost: shop\r\nContent-Length: 100\r\n\r\nhalf');
    expect(await readToEnd(socket)).toBe('');
    expect(await aborted.promise).toMatchObject({ code: 'ECONNRESET' });
  });

  test('that waits for a shop at work is not disconnected', async () => {
    const port = await serverThat((_, outgoing) => {
      let looks = 0;
      outgoing.on('timeout', () => {
        looks += 1;
        if (looks === 2) outgoing.end('late');
      });
    });
    const socket = connected(port, GET.replace('Host', 'Connection: close\r\nHost'));
    expect(await readToEnd(socket)).toMatch(/late$/);
  });

  test('that sends more requests than it waits for answers is disconnected, and not answered', async () => {
    let requests = 0;
    const port = await serverThat(() => (requests += 1), { requestsOfConnection: 8 });
    const socket = connected(port, GET.repeat(500));
    expect(await readToEnd(socket)).toBe('');
    expect(requests).toBe(8);
  });

  test('may send request after request on one connection, each after the answer to the one before', async () => {
    let requests = 0;
    const port = await serverThat(
      (_, outgoing) => {
        requests += 1;
        if (requests === 20) outgoing.shouldKeepAlive = false;
        outgoing.end('x');
      },
      { requestsOfConnection: 2 },
    );
    const socket = connected(port, GET);
    socket.on('data', () => socket.write(GET));
    await once(socket, 'close');
    expect(requests).toBe(20);
  });
});

/** Returns a response that is not finished. */
function answer(): EventEmitter & { closed: boolean } {
  return Object.assign(new EventEmitter(), { closed: false });
}

function refusalOf(act: () => void): { code: RefusalCode; seconds: number } | undefined {
  try {
    act();
    return undefined;
  } catch (error) {
    const { code, details } = error as { code: RefusalCode; details: { retryAfterSeconds: number } };
    return { code, seconds: details.retryAfterSeconds };
  }
}

describe('large answers under way', () => {
  const limits = () => new BodyLimits({ largeAnswerBytes: MEGABYTE, answers: { ofNetwork: 2, ofAll: 3 } });

  test('are so many to one network and so many to all, and each that ends makes room', () => {
    const counted = limits();
    const [one, two, three] = [answer(), answer(), answer()];
    counted.holdAnswer(one, 'a', 2 * MEGABYTE);
    counted.holdAnswer(two, 'a', undefined);
    const ofNetwork = () => refusalOf(() => counted.holdAnswer(answer(), 'a', 2 * MEGABYTE));
    const ofAll = () => refusalOf(() => counted.holdAnswer(answer(), 'c', 2 * MEGABYTE));
    expect(ofNetwork()).toEqual({ code: 'DOWNLOADS_OF_NETWORK', seconds: 10 });
    counted.holdAnswer(three, 'b', 2 * MEGABYTE);
    expect(ofAll()).toEqual({ code: 'DOWNLOADS_TOO_MANY', seconds: 5 });
    two.emit('close');
    expect(ofNetwork()).toBeUndefined();
    expect(ofAll()).toEqual({ code: 'DOWNLOADS_TOO_MANY', seconds: 5 });
    three.emit('close');
    expect(ofAll()).toBeUndefined();
  });

  test('do not count what is small, and nothing for a client that has left', () => {
    const counted = limits();
    for (let count = 0; count < 100; count += 1) counted.holdAnswer(answer(), 'a', MEGABYTE);
    for (let count = 0; count < 100; count += 1) {
      counted.holdAnswer(Object.assign(answer(), { closed: true }), 'a', 2 * MEGABYTE);
    }
    expect(refusalOf(() => counted.holdAnswer(answer(), 'a', 2 * MEGABYTE))).toBeUndefined();
  });
});

test('large requests under way are counted by themselves, and smaller ones not at all', () => {
  const counted = new BodyLimits({ largeUploadBytes: MEGABYTE, uploads: { ofNetwork: 1, ofAll: 2 } });
  const one = answer();
  counted.holdUpload(one, 'a', 2 * MEGABYTE);
  counted.holdUpload(answer(), 'a', MEGABYTE);
  counted.holdAnswer(answer(), 'a', 2 * MEGABYTE);
  const more = (network: string) => refusalOf(() => counted.holdUpload(answer(), network, 2 * MEGABYTE))?.code;
  expect(more('a')).toBe('SENDING_OF_NETWORK');
  expect([more('b'), more('c')]).toEqual([undefined, 'SENDING_TOO_MANY']);
  one.emit('close');
  expect(more('a')).toBeUndefined();
});
