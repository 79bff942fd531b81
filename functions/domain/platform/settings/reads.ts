import { desc, sql } from 'drizzle-orm';
import { storeSettings } from '../../../db/schema/index.ts';
import { statement } from '../../../db/statement.ts';
import type { Statement } from '../../../db/statement.ts';
import { shopNameOf } from '#contract/shop/brand.ts';
import { DEFAULT_MARKS } from '#contract/shop/marks.ts';
import type { MarkRules } from '#contract/shop/marks.ts';
import { completePolicy } from '#contract/shop/policy.ts';
import type { StorePolicy } from '#contract/shop/policy.ts';
import type { Shop } from '../../shop.ts';

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

/** Returns the shop's name; its domain while it has none. */
export async function readShopName({ read, origin }: Pick<Shop, 'read' | 'origin'>): Promise<string> {
  const [{ policy }] = await read(currentSettings());
  return shopNameOf(policy, origin);
}

const newestMarks = statement((db) =>
  db
    .select({ marks: sql<string | null>`json_extract(${storeSettings.policy}, '$.marks')` })
    .from(storeSettings)
    .orderBy(desc(storeSettings.version))
    .limit(1),
);

/** Reads only the rules of the products' marks, for lists of products. */
export function currentMarks(): Statement<MarkRules> {
  const { read, ...bound } = newestMarks({});
  return {
    ...bound,
    read: (answer) => completePolicy({ marks: JSON.parse(read(answer)[0]?.marks ?? '{}') as Partial<MarkRules> }).marks,
  };
}

/** An expression for the most pieces that the mark 'few left' counts. Pages are rendered again from that number on. */
export const fewLeftMost = sql`coalesce((SELECT json_extract(${storeSettings.policy}, '$.marks."few-left".most')
  FROM ${storeSettings} ORDER BY ${storeSettings.version} DESC LIMIT 1), ${sql.raw(String(DEFAULT_MARKS['few-left'].most))})`;

const newestOpen = statement((db) =>
  db
    .select({ isOpen: sql<number | null>`json_extract(${storeSettings.policy}, '$.isOpen')` })
    .from(storeSettings)
    .orderBy(desc(storeSettings.version))
    .limit(1),
);

/** Reads only whether shoppers are let in: the part of the settings that every request needs. */
export function shopIsOpen(): Statement<boolean> {
  const { read, ...bound } = newestOpen({});
  return { ...bound, read: (answer) => read(answer)[0]?.isOpen === 1 };
}
