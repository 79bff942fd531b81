/**
 * `npm run doctor [-- --json] [--data DIR] [--mail ADDRESS]`: checks the shop, its machine and its services, says what to
 * do, and exits with 1 if a check is not in order. `--json` prints `{ok, checks: [{name, ok, message}]}`. `--mail` sends a
 * test mail to an address. With DATABASE_URL it checks the shop on Workers, except what only the Worker sees: the
 * console's Doctor page shows that. The command works while the shop is open, and when it is not.
 */
import { parseArgs } from 'node:util';
import type { Diagnosis } from '#contract/calls/system.ts';
import { ConfigurationError, readConfiguration, serviceKeysOf, warningsOf } from '../functions/configuration.ts';
import type { Configuration } from '../functions/configuration.ts';
import type { Db } from '../functions/db/db.ts';
import { keyRingOf } from '../functions/domain/key-ring.ts';
import type { Shop } from '../functions/domain/shop.ts';
import { diagnose, shopChecks } from '../functions/domain/whole-shop/doctor/index.ts';
import { openBackups } from '../functions/node/backup/open-backups.ts';
import { openRecords } from '../functions/node/check-storage.ts';
import { CannotStart } from '../functions/node/cannot-start.ts';
import { openDataFolder, withSecrets } from '../functions/node/data-folder.ts';
import type { DataFolder } from '../functions/node/data-folder.ts';
import { machineChecks } from '../functions/node/machine-checks.ts';
import { PageStore } from '../functions/node/page-store.ts';
import { openServices } from '../functions/node/services.ts';
import { fault, fine } from '../functions/ports/check.ts';
import type { Check } from '../functions/ports/check.ts';
import { clockCheck, environmentCheck, originCheck } from '../functions/providers/outside-checks.ts';
import { openSandbox } from '../functions/sandbox/sandbox.ts';
import { openCommandDb } from './command-db.ts';
import { commandShop } from './command-shop.ts';
import { explained } from './explained.ts';
import { folderGiven } from './folder-given.ts';

const {
  json = false,
  data,
  mail,
} = parseArgs({
  options: { json: { type: 'boolean' }, data: { type: 'string' }, mail: { type: 'string' } },
}).values;

/** What only the shop's own process knows, so a command cannot check it. */
const OF_THE_PROCESS = ['pages'];

/** The checks that need services or the secret. */
const NEEDS_SETTINGS = ['mail', 'payments', 'couriers', 'google', 'sealed-values', ...OF_THE_PROCESS];

const diagnosis = await explained(async () => diagnose(await allChecks()));
if (json) console.log(JSON.stringify(diagnosis));
else print(diagnosis);
process.exit(diagnosis.ok ? 0 : 1);

function print({ checks }: Diagnosis): void {
  for (const { name, ok, message } of checks) console.log(`${ok ? '✓' : '✗'} ${name}: ${message}`);
  const broken = checks.filter(({ ok }) => !ok).length;
  console.log(
    broken === 0 ? `All ${checks.length} checks are in order.` : `${broken} of ${checks.length} checks are not.`,
  );
}

async function allChecks(): Promise<Check[]> {
  const isRemote = Boolean(process.env.DATABASE_URL) && data === undefined;
  if (isRemote) {
    const db = await openCommandDb(data);
    return checksOf(db, configurationOf(process.env, 'edge'), undefined);
  }
  const folder = openDataFolder(folderGiven(data));
  const db = openRecords(folder);
  if (!db) throw new CannotStart(`There are no records in ${folder.path}.`);
  const variables = {
    ...withSecrets(folder, process.env),
    ORIGIN: process.env.ORIGIN || (process.env.MODE === 'live' ? '' : `http://localhost:${process.env.PORT || 8787}`),
  };
  const read = configurationOf(variables, 'node');
  const machine = machineChecks({
    folder,
    connection: db.connection,
    mode: process.env.MODE === 'live' ? 'live' : 'sandbox',
    backups: openBackups(folder, process.env.BACKUP_DIR),
    now: Date.now,
  });
  return [...(await checksOf(db, read, folder)), ...machine];
}

interface ReadConfiguration {
  place: 'node' | 'edge';
  configuration: Configuration | undefined;
  faults: readonly string[];
}

function configurationOf(variables: NodeJS.ProcessEnv, place: 'node' | 'edge'): ReadConfiguration {
  try {
    const configuration = readConfiguration(variables, place);
    return { place, configuration, faults: warningsOf(configuration, place) };
  } catch (error) {
    if (!(error instanceof ConfigurationError)) throw error;
    return { place, configuration: undefined, faults: error.faults.map((one) => `${one}.`) };
  }
}

/** Returns the checks of database, services and settings. Without valid settings there are no services. */
async function checksOf(
  db: Db,
  { place, configuration, faults }: ReadConfiguration,
  folder: DataFolder | undefined,
): Promise<Check[]> {
  const environment = environmentCheck(faults);
  const bare = commandShop(db, 'doctor');
  if (!configuration) {
    const ofDatabase = shopChecks(bare).filter(({ name }) => !NEEDS_SETTINGS.includes(name));
    return [environment, ...ofDatabase];
  }
  const { ORIGIN: origin, MODE, TRUSTED_PROXIES } = configuration;
  const sandbox = MODE === 'sandbox' ? playedServices(db, origin) : undefined;
  const fetcher = sandbox?.fetch ?? fetch;
  const clock = { now: Date.now };
  const keys = sandbox?.keys ?? serviceKeysOf(configuration);
  const store = folder && pagesOf(folder);
  const shop: Shop = {
    ...bare,
    ...(await openServices({ configuration, keys, fetcher, clock, db })),
    ...(await keyRingOf(configuration)),
    origin,
    ...(store && { pages: store }),
  };
  return [
    environment,
    ...shopChecks(shop).filter(({ name }) => store !== undefined || !OF_THE_PROCESS.includes(name)),
    clockCheck(fetcher, clock.now),
    ...(sandbox ? [] : [originCheck(origin, place === 'node' ? TRUSTED_PROXIES : undefined, fetch)]),
    ...(mail === undefined ? [] : [testMailCheck(shop, mail)]),
  ];
}

/** Returns the emulators of a sandbox. They deliver nothing to the shop. */
function playedServices(db: Db, origin: string) {
  return openSandbox({
    db: () => db,
    origin,
    reach: () => Promise.resolve(new Response(null, { status: 503 })),
    jobNames: [],
    runJob: () => Promise.resolve(undefined),
  });
}

/** Returns how current the rendered pages are; undefined before any is rendered. */
function pagesOf({ sitePath }: DataFolder): Shop['pages'] | undefined {
  try {
    const { queue } = PageStore.openShared(sitePath);
    return {
      progress: () => Promise.resolve({ version: queue.version(), waiting: queue.waiting() }),
      takesSeconds: 0,
    };
  } catch {
    return undefined;
  }
}

function testMailCheck(shop: Shop, to: string): Check {
  return {
    name: 'test-mail',
    isQuick: false,
    async run() {
      const text = `This is the test mail of npm run doctor at ${shop.origin}.`;
      try {
        await shop.mail.send(
          { to, subject: 'Test mail of your shop', text, html: `<p>${text}</p>` },
          crypto.randomUUID(),
        );
        return fine(`A mail is on its way to ${to}.`);
      } catch (error) {
        const { message, cause } = error as Error;
        return fault(`${message}${cause instanceof Error ? ` (${cause.message})` : ''}. No mail was sent to ${to}.`);
      }
    },
  };
}
