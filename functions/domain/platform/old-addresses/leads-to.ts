import { and, eq, isNull } from 'drizzle-orm';
import { plainPath } from '#contract/shop/old-addresses.ts';
import { oldAddresses } from '../../../db/schema/index.ts';
import { statement } from '../../../db/statement.ts';
import type { Params } from '../../../db/statement.ts';
import type { Shop } from '../../shop.ts';

const targetOf = statement((db, params: Params<{ path: string }>) =>
  db
    .select({ to: oldAddresses.toPath })
    .from(oldAddresses)
    .where(and(eq(oldAddresses.fromPath, params.path), isNull(oldAddresses.archivedAt))),
);

/** Returns the page that an address of the former website leads to; undefined for an unknown one. */
export async function leadsTo(shop: Pick<Shop, 'read'>, pathname: string): Promise<string | undefined> {
  const path = plainPath(pathname);
  if (path === undefined) return undefined;
  const [[found]] = await shop.read(targetOf({ path }));
  return found?.to;
}
