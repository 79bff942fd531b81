import { desc } from 'drizzle-orm';
import { storeSettings } from '../../../db/schema/index.ts';
import { statement } from '../../../db/statement.ts';
import type { Statement } from '../../../db/statement.ts';
import { completePolicy } from '#contract/shop/policy.ts';
import type { StorePolicy } from '#contract/shop/policy.ts';

export interface CurrentSettings {
  version: number;
  policy: StorePolicy;
  /** When they were last changed. */
  at: number;
  /** The last change of the policy pages. */
  policySince: number;
}

const newest = statement((db) =>
  db
    .select({
      version: storeSettings.version,
      policy: storeSettings.policy,
      at: storeSettings.at,
      policySince: storeSettings.policySince,
    })
    .from(storeSettings)
    .orderBy(desc(storeSettings.version))
    .limit(1),
);

/** Reads the current settings. Its result throws if the shop is not set up. */
export function currentSettings(): Statement<CurrentSettings> {
  const { read, ...bound } = newest({});
  return {
    ...bound,
    read: (answer) => {
      const [settings] = read(answer);
      if (!settings) throw new Error('The shop has no settings yet: `npm start` opens it.');
      return { ...settings, policy: completePolicy(settings.policy) };
    },
  };
}
