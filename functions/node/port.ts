import type { Mode } from '#contract/shop/mode.ts';
import { CannotStart } from './cannot-start.ts';

/** The loopback addresses. `localhost` may mean either. */
const LOOPBACK = ['127.0.0.1', '::1'];

/**
 * Returns the file descriptor of the socket that the parent process listens on, if it passes one. Between two processes of
 * the shop, connections wait there and none is refused.
 * https://www.freedesktop.org/software/systemd/man/latest/sd_listen_fds.html
 */
export function inheritedSocket({ LISTEN_FDS }: NodeJS.ProcessEnv): number | undefined {
  return LISTEN_FDS === '1' ? FIRST_PASSED : undefined;
}

/** The first file descriptor after those of the standard streams. */
const FIRST_PASSED = 3;

/**
 * Returns the addresses on which a shop listens: the configured one, otherwise all of this machine. A sandbox shows
 * everybody's mail to everybody, so by default it listens on the loopback addresses only.
 * @param host an address or a name, from HOST
 */
export function hostsToListenOn(host: string | undefined, mode: Mode): readonly (string | undefined)[] {
  if (host) return [host];
  return mode === 'sandbox' ? LOOPBACK : [undefined];
}

/**
 * Listens on each of the addresses that this machine has. Some machines have only one kind of loopback.
 * @returns the listeners
 * @throws the first error, after all open listeners are closed
 */
export async function listenOnEach<Listener>(
  hosts: readonly (string | undefined)[],
  listen: (host: string | undefined) => Promise<Listener>,
  close: (listener: Listener) => Promise<void>,
): Promise<Listener[]> {
  const begun = await Promise.allSettled(hosts.map((host) => listen(host)));
  const listening = begun.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []));
  const faults = begun.flatMap((one) => (one.status === 'rejected' ? [one.reason as NodeJS.ErrnoException] : []));
  const fault = faults.find(({ code }) => !NOT_HERE.includes(code ?? '')) ?? (listening.length === 0 && faults[0]);
  if (!fault) return listening;
  await Promise.all(listening.map(close));
  throw fault;
}

/** The system's error codes for an address that this machine does not have. */
const NOT_HERE = ['EADDRNOTAVAIL', 'EAFNOSUPPORT'];

/** Returns the error of a port that cannot be used. If the operator can choose another one, the message says so. */
export function cannotListen(port: number, fault: NodeJS.ErrnoException): Error {
  if (fault.code === 'EADDRINUSE') {
    return new CannotStart(
      `Port ${port} is in use by another program: end that one, or choose another port with PORT, as in PORT=8790 npm start.`,
    );
  }
  if (fault.code === 'EACCES') {
    return new CannotStart(`This user may not listen on port ${port}: choose one from 1024 with PORT.`);
  }
  if (fault.code && [...NOT_HERE, 'ENOTFOUND', 'EINVAL'].includes(fault.code)) {
    return new CannotStart('HOST is no address of this machine: name one it has, or 0.0.0.0 for all of them.');
  }
  return fault;
}
