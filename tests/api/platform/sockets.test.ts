import { connect } from 'node:net';
import type { Socket } from 'node:net';
import { networkInterfaces } from 'node:os';
import { afterAll, expect, test } from 'vitest';
import { openShop } from '../../support/shop.ts';

const { runtime, origin } = openShop().running;
/** The shop waits ten seconds for headers. */
const DEADLINE_MS = 14_000;

const sockets: Socket[] = [];
afterAll(() => sockets.forEach((socket) => socket.destroy()));

/** Connects and writes. Returns whether the shop has closed the connection by the deadline. */
function isEnded(text: string): Promise<boolean> {
  const { hostname, port } = new URL(origin);
  const socket = connect(Number(port), hostname);
  sockets.push(socket);
  if (text !== '') socket.write(text);
  socket.resume();
  return new Promise((resolve, reject) => {
    socket.once('error', reject);
    socket.once('close', () => resolve(true));
    setTimeout(() => resolve(false), DEADLINE_MS).unref();
  });
}

// On Workers Cloudflare handles the connections.
test.runIf(runtime === 'node')('a connection that says nothing, or half of something, is ended', async () => {
  const half = 'GET /healthz HTTP/1.1\r\nHost: shop\r\n';
  const kinds = { silent: '', blank: '\r\n', half, 'half of the second': `${half}\r\nGET /hea` };
  const ended = Object.entries(kinds).map(async ([kind, text]) => [kind, await isEnded(text)] as const);
  const all = Object.keys(kinds).map((kind) => [kind, true]);
  expect(await Promise.all(ended)).toEqual(all);
});

/** Returns whether a server answers at an address of this machine, on the shop's port. */
async function isAnswered(address: string): Promise<boolean> {
  const host = address.includes(':') ? `[${address}]` : address;
  return fetch(`http://${host}:${new URL(origin).port}/healthz`).then(
    ({ ok }) => ok,
    () => false,
  );
}

test.runIf(runtime === 'node')('a sandbox answers this machine by both its names, and nobody else', async () => {
  const own = Object.values(networkInterfaces()).flatMap((addresses) => addresses ?? []);
  const loopback = own.filter(({ internal }) => internal).map(({ address }) => address);
  expect(loopback).toContain('127.0.0.1');
  for (const address of loopback.filter((one) => ['127.0.0.1', '::1'].includes(one))) {
    expect(`${address}: ${await isAnswered(address)}`).toBe(`${address}: true`);
  }
  // A server that listens on all addresses would answer at these too.
  const others = own.filter(({ internal, family }) => !internal && family === 'IPv4').map(({ address }) => address);
  for (const address of ['127.0.0.2', ...others]) {
    expect(`${address}: ${await isAnswered(address)}`).toBe(`${address}: false`);
  }
});
