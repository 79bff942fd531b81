import type { Actor } from '#contract/actor.ts';
import type { StorePolicy } from '#contract/policy.ts';
import { actorValues } from '../../db/schema/columns.ts';
import { storeSettings } from '../../db/schema/index.ts';
import { insertInto } from '../../db/statement.ts';
import { pageChange } from '../page-changes/index.ts';
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
  const next = { version: change.version + 1, policy: change.policy, at: shop.now };
  await shop.write(
    insertVersion({ ...next, ...actorValues(actor) }),
    pageChange(shop, { subject: 'everything', subjectId: 0 }),
  );
  return next;
}
