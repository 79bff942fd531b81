import type { Actor } from '#contract/calls/actor.ts';
import type { StorePolicy } from '#contract/shop/policy.ts';
import { actorValues } from '../../db/schema/actors.ts';
import { storeSettings } from '../../db/schema/index.ts';
import { insertInto } from '../../db/statement.ts';
import type { Statement } from '../../db/statement.ts';
import { pageInvalidation } from '../page-invalidations/index.ts';
import type { Shop } from '../shop.ts';
import type { CurrentSettings } from './reads.ts';

const insertVersion = insertInto(storeSettings);

/**
 * Adds the settings that hold from now on. `version` is the one the editor saw; when somebody added another since, the
 * call is refused with STALE_VERSION.
 */
export async function changeSettings(
  shop: Shop,
  actor: Actor,
  change: { version: number; policy: StorePolicy },
): Promise<CurrentSettings> {
  await shop.write(...newSettings(shop, actor, change));
  return { version: change.version + 1, policy: change.policy, at: shop.now };
}

/** The statements of `changeSettings`, for a batch that does more. */
export function newSettings(shop: Shop, actor: Actor, change: { version: number; policy: StorePolicy }): Statement[] {
  return [
    insertVersion({ version: change.version + 1, policy: change.policy, at: shop.now, ...actorValues(actor) }),
    pageInvalidation(shop, { subject: 'everything', subjectId: 0 }),
  ];
}
