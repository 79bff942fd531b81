import { inject } from 'vitest';
import { changeSettings, currentSettings } from '../../functions/domain/platform/settings/index.ts';
import { openEmbeddedDb } from '../../functions/node/open-db.ts';
import { seedingShop } from '../../scripts/seed-shop.ts';
import { SYSTEM } from '../../contract/calls/actor.ts';
import type { StorePolicy } from '../../contract/shop/policy.ts';
import { freePort } from './free-port.ts';
import { startNodeShop } from './node-shop.ts';
import type { Running } from './running.ts';
import { makeDataFolder } from './setup.ts';
import { startWorkerdShop } from './workerd-shop.ts';

/** A separate shop, for tests that would disturb the shared one: other limits, or a shutdown. */
export interface SecondShop {
  origin: string;
  databasePath: string;
  stop(): Promise<void>;
}

const ROOMY = { sendCode: 2000, tryCode: 4000, tryCoupon: 4000, write: 60_000, read: 120_000 };

/** Starts a second shop on the same runtime, with these limits per client address and these settings. */
export async function startSecondShop(
  runtime: Running['runtime'],
  rateLimits: StorePolicy['rateLimits'] = ROOMY,
  settings: Partial<StorePolicy> = {},
): Promise<SecondShop> {
  const data = makeDataFolder('second', inject('running').freshPath);
  await change(data.path, { ...settings, rateLimits });
  // Changed settings invalidate every page. Few tests need pages, and those request them.
  const shop = await (runtime === 'node'
    ? startNodeShop(data.path, { pages: 'under way', jobs: 'asked for' })
    : workerdShop(data.path, rateLimits));
  return {
    origin: shop.origin,
    databasePath: shop.databasePath,
    async stop() {
      await shop.stop();
      data.remove();
    },
  };
}

/** On Node the limits are settings, too. */
async function change(dataDir: string, settings: Partial<StorePolicy>): Promise<void> {
  const db = openEmbeddedDb(`${dataDir}/ratnahaat.db`);
  const [{ version, policy }] = await db.read(currentSettings());
  await changeSettings(seedingShop(db), SYSTEM, { version, policy: { ...policy, ...settings } });
  db.close();
}

/** On Workers the limits belong to the bindings. */
async function workerdShop(dataDir: string, rateLimits: StorePolicy['rateLimits']) {
  const shop = await startWorkerdShop({
    dataDir,
    files: 0,
    port: await freePort(),
    rateLimits,
    logPath: `${dataDir}/log.jsonl`,
  });
  return { ...shop, origin: shop.directOrigin };
}
