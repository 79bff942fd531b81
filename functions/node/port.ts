import type { Mode } from '#contract/shop/mode.ts';
import { CannotStart } from './cannot-start.ts';

/** This machine as itself knows it; `localhost` stands for either. */
const LOOPBACK = ['127.0.0.1', '::1'];

/**
 * The addresses a shop listens on: the one that is asked for, else all this machine has. A sandbox, which shows everybody
 * everybody's mail, is open to this machine alone unless another address is asked for.
 * @param host an address or a name, as HOST has it
 */
export function hostsToListenOn(host: string | undefined, mode: Mode): readonly (string | undefined)[] {
  if (host) return [host];
  return mode === 'sandbox' ? LOOPBACK : [undefined];
}

/**
 * Listens on each of some addresses, as far as this machine has them: there are some with one kind of loopback only.
 * @returns what listens
 * @throws the fault of the first that could not be listened on, when what listens already was closed again
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

/** What the system says of an address this machine does not have. */
const NOT_HERE = ['EADDRNOTAVAIL', 'EAFNOSUPPORT'];

/** The fault of a port that could not be listened on: in words where its operator can choose another. */
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
