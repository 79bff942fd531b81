import { createServer } from 'node:net';
import { existsSync } from 'node:fs';
import { ConfigurationError, readConfiguration, readFirstAdmin } from '../functions/configuration.ts';
import { CannotStart } from '../functions/node/cannot-start.ts';
import { openDataFolder } from '../functions/node/data-folder.ts';
import { cannotListen } from '../functions/node/port.ts';

/**
 * Looks at what `npm start` is told before it does any work, so that a mistake costs a second and not minutes.
 * @returns the port
 * @throws ConfigurationError with everything that is missing, and what the first admin of empty live records lacks
 * @throws CannotStart where the port is no port or is in use
 */
export async function checkEnvironment(variables: NodeJS.ProcessEnv): Promise<number> {
  const port = readPort(variables.PORT || '8787');
  const { databasePath, sessionSecret } = openDataFolder();
  const isLive = variables.MODE === 'live';
  const faults = [
    ...faultsOf(() =>
      readConfiguration({
        ...variables,
        ORIGIN: variables.ORIGIN || (isLive ? undefined : `http://localhost:${port}`),
        SESSION_SECRET: variables.SESSION_SECRET || sessionSecret,
      }),
    ),
    ...(isLive && !existsSync(databasePath) ? faultsOf(() => readFirstAdmin(variables)) : []),
  ];
  if (faults.length > 0) throw new ConfigurationError(faults);
  await checkFree(port);
  return port;
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

/** Listens for a moment: whether that goes only the system knows. */
function checkFree(port: number): Promise<void> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', (error) => reject(cannotListen(port, error)));
    probe.listen(port, () => probe.close(() => resolve()));
  });
}
