import type { Actor } from '#contract/calls/actor.ts';
import type { HomeWindow } from '#contract/shop/home-window.ts';
import type { StorePolicy } from '#contract/shop/policy.ts';
import { actorValues } from '../../../db/schema/actors.ts';
import { storeSettings } from '../../../db/schema/index.ts';
import { insertInto } from '../../../db/statement.ts';
import type { Statement } from '../../../db/statement.ts';
import { homeInvalidation, pageInvalidation } from '../page-invalidations/index.ts';
import type { Shop } from '../../shop.ts';
import type { CurrentSettings } from './reads.ts';

const insertVersion = insertInto(storeSettings);

/**
 * Adds a version of the settings, which applies from now on.
 * @param change.version the version that the editor saw
 * @throws STALE_VERSION when another version was added since
 */
export async function changeSettings(
  shop: Shop,
  actor: Actor,
  change: { version: number; policy: StorePolicy },
): Promise<CurrentSettings> {
  await shop.write(...newSettings(shop, actor, change));
  return { version: change.version + 1, policy: change.policy, at: shop.now, policySince: shop.now };
}

/** Returns the statements of `changeSettings`, for a batch that does more. */
export function newSettings(
  shop: Shop,
  actor: Actor,
  change: { version: number; policy: StorePolicy; policySince?: number },
): Statement[] {
  const { version, policy, policySince = shop.now } = change;
  return [
    nextVersion(shop, actor, version, { policy, policySince }),
    pageInvalidation(shop, { subject: 'everything', subjectId: 0 }),
  ];
}

/** Returns the same statements for a change that only the home page shows. No other page is rendered again. */
export function newHomeWindow(shop: Shop, actor: Actor, before: CurrentSettings, home: HomeWindow): Statement[] {
  const { version, policy, policySince } = before;
  return [nextVersion(shop, actor, version, { policy: { ...policy, home }, policySince }), homeInvalidation(shop)];
}

/**
 * Returns the statement that adds a version. The table's key refuses a second writer of the same version
 * (STALE_VERSION).
 */
function nextVersion(
  shop: Shop,
  actor: Actor,
  version: number,
  settings: { policy: StorePolicy; policySince: number },
): Statement {
  return insertVersion({ version: version + 1, at: shop.now, ...settings, ...actorValues(actor) });
}
