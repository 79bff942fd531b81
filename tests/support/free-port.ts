import { randomInt } from 'node:crypto';
import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';

/** Returns a port on which nobody listens at the moment. */
export const freePort = (): Promise<number> => listenOnce(0);

/** Systems give ports from 32,768 on to outgoing connections, of which other tests make many. */
const [LOWEST, HIGHEST] = [20_000, 32_000];
const MOST_TRIES = 100;

/** Returns the first of some consecutive ports on which nobody listens, below those of outgoing connections. */
export async function freePorts(count: number): Promise<number> {
  for (let tries = 1; tries <= MOST_TRIES; tries += 1) {
    const first = randomInt(LOWEST, HIGHEST);
    const ports = Array.from({ length: count }, (_, index) => listenOnce(first + index));
    if ((await Promise.allSettled(ports)).every(({ status }) => status === 'fulfilled')) return first;
  }
  throw new Error(`There are no ${count} consecutive free ports.`);
}

/** Listens on a port for a moment, and returns it; a free one for 0. */
function listenOnce(wanted: number): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen(wanted, '127.0.0.1', () => {
      const { port } = probe.address() as AddressInfo;
      probe.close(() => resolve(port));
    });
  });
}
