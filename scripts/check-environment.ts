import { createServer } from 'node:net';
import type { Server } from 'node:net';
import { existsSync } from 'node:fs';
import { ConfigurationError, readConfiguration, readFirstAdmin, warningsOf } from '../functions/configuration.ts';
import { CannotStart } from '../functions/node/cannot-start.ts';
import { checkStorage } from '../functions/node/check-storage.ts';
import { openDataFolder, withSecrets } from '../functions/node/data-folder.ts';
import { cannotListen, hostsToListenOn, inheritedSocket, listenOnEach } from '../functions/node/port.ts';

/**
 * Checks the environment of `npm start` before any other work, so that a mistake shows within a second and not after
 * minutes.
 * @returns the port, and warnings: settings that are valid and still seem to be mistakes
 * @throws ConfigurationError with everything that is missing, including the first admin's settings if live records are
 *   empty
 * @throws CannotStart when the data folder is unusable, PORT is invalid or in use, or HOST is no address of this
 *   machine
 */
export async function checkEnvironment(variables: NodeJS.ProcessEnv): Promise<{ port: number; warnings: string[] }> {
  const port = readPort(variables.PORT || '8787');
  const folder = openDataFolder();
  checkStorage(folder);
  const isLive = variables.MODE === 'live';
  let warnings: string[] = [];
  const errors = [
    ...faultsOf(() => {
      const configuration = readConfiguration({
        ...withSecrets(folder, variables),
        ORIGIN: variables.ORIGIN || (isLive ? undefined : `http://localhost:${port}`),
      });
      warnings = warningsOf(configuration);
    }),
    ...(isLive && !existsSync(folder.databasePath) ? faultsOf(() => readFirstAdmin(variables)) : []),
  ];
  if (errors.length > 0) throw new ConfigurationError(errors);
  if (inheritedSocket(variables) === undefined)
    await checkFree(port, hostsToListenOn(variables.HOST, isLive ? 'live' : 'sandbox'));
  return { port, warnings };
}

function faultsOf(read: () => unknown): readonly string[] {
  try {
    read();
    return [];
  } catch (error) {
    if (error instanceof ConfigurationError) return error.faults;
    throw error;
  }
}

function readPort(text: string): number {
  const port = Number(text);
  if (/^\d{1,5}$/.test(text) && port >= 1 && port <= 65_535) return port;
  throw new CannotStart(`PORT is a number from 1 to 65535, not ${text}.`);
}

/** Listens for a moment, because only the system knows whether the port is free. */
async function checkFree(port: number, hosts: readonly (string | undefined)[]): Promise<void> {
  const close = (probe: Server) => new Promise<void>((resolve) => probe.close(() => resolve()));
  const listen = (host: string | undefined) =>
    new Promise<Server>((resolve, reject) => {
      const probe = createServer();
      probe.once('error', reject);
      probe.listen(port, host, () => resolve(probe));
    });
  const probes = await listenOnEach(hosts, listen, close).catch((error: NodeJS.ErrnoException) => {
    throw cannotListen(port, error);
  });
  await Promise.all(probes.map(close));
}
