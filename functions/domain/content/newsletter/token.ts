import { eq } from 'drizzle-orm';
import { newsletterSubscribers } from '../../../db/schema/index.ts';
import { statement } from '../../../db/statement.ts';
import type { Params } from '../../../db/statement.ts';
import { storedHash } from '../../keyed-hash.ts';
import type { Shop } from '../../shop.ts';

const subscriberWith = statement((db, params: Params<{ tokenHash: string }>) =>
  db
    .select({ id: newsletterSubscribers.id })
    .from(newsletterSubscribers)
    .where(eq(newsletterSubscribers.tokenHash, params.tokenHash)),
);

/** Returns the hash that the database stores of a mailed token, so that a reader of the database cannot use it. */
export function tokenHashOf(shop: Shop, token: string): Promise<string> {
  return shop.keyedHash(named(token));
}

/** Returns the hash under which the token of a link is stored. */
export function storedTokenHash(shop: Shop, token: string): Promise<string> {
  return storedHash(shop, named(token), (tokenHash) => subscriberWith({ tokenHash }));
}

const named = (token: string) => `newsletter/${token}`;
