import { changeSettings, currentSettings } from '../../functions/domain/settings/index.ts';
import { openEmbeddedDb } from '../../functions/node/open-db.ts';
import { prepareData, seedWorld } from '../../scripts/prepare-data.ts';
import { SYSTEM } from '../../contract/actor.ts';
import type { StorePolicy } from '../../contract/policy.ts';
import { freePort } from './free-port.ts';
import { startNodeShop } from './node-shop.ts';
import type { Running } from './running.ts';
import { makeDataFolder } from './setup.ts';
import { startWorkerdShop } from './workerd-shop.ts';

/** A shop of its own, for what would disturb the shop of the run: other limits, another end. */
export interface SecondShop {
  origin: string;
  stop(): Promise<void>;
}

const ROOMY = { sendCode: 2000, tryCode: 4000, write: 60_000 };

/** Opens a second shop on the same runtime, with these limits for each client address. */
export async function startSecondShop(
  runtime: Running['runtime'],
  addressLimits: StorePolicy['addressLimits'] = ROOMY,
): Promise<SecondShop> {
  const data = makeDataFolder('second');
  const shop = await (runtime === 'node' ? nodeShop(data.path, addressLimits) : workerdShop(data.path, addressLimits));
  return {
    origin: shop.origin,
    async stop() {
      await shop.stop();
      data.remove();
    },
  };
}

/** On Node the limits are settings. */
async function nodeShop(dataDir: string, addressLimits: StorePolicy['addressLimits']): Promise<SecondShop> {
  const databasePath = await prepare(dataDir);
  const db = openEmbeddedDb(databasePath);
  const [{ version, policy }] = await db.read(currentSettings());
  await changeSettings(seedWorld(db), SYSTEM, { version, policy: { ...policy, addressLimits } });
  db.close();
  return startNodeShop(dataDir);
}

/** On the edge they belong to the bindings. */
async function workerdShop(dataDir: string, addressLimits: StorePolicy['addressLimits']): Promise<SecondShop> {
  await prepare(dataDir);
  const shop = await startWorkerdShop({
    dataDir,
    files: 0,
    port: await freePort(),
    addressLimits,
    logPath: `${dataDir}/log.jsonl`,
  });
  return { origin: shop.directOrigin, stop: shop.stop };
}

async function prepare(dataDir: string): Promise<string> {
  process.env.DATA_DIR = dataDir;
  await prepareData(() => {});
  return `${dataDir}/ratnahaat.db`;
}
