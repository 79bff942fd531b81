import { isNull, sql } from 'drizzle-orm';
import type { OldAddress } from '#contract/calls/old-addresses.ts';
import { oldAddresses } from '../../../db/schema/index.ts';
import { consoleList, search } from '../console-list/index.ts';

/** Addresses of the former website that are in use. */
export const managedOldAddresses = consoleList({
  id: oldAddresses.id,
  owner: 'platform',
  always: isNull(oldAddresses.archivedAt),
  select: (db) =>
    db
      .select({
        id: oldAddresses.id,
        from: oldAddresses.fromPath,
        to: oldAddresses.toPath,
        createdAt: oldAddresses.createdAt,
        version: oldAddresses.version,
      })
      .from(oldAddresses)
      .$dynamic(),
  counted: sql`${oldAddresses}`,
  sorts: { id: oldAddresses.id, from: oldAddresses.fromPath, to: oldAddresses.toPath },
  filters: {},
  q: [search.in(oldAddresses.fromPath), search.in(oldAddresses.toPath)],
  row: (row): OldAddress => row,
  missing: 'OLD_ADDRESS_NOT_FOUND',
});
