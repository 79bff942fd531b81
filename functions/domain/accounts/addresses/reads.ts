import { and, asc, desc, eq, isNull } from 'drizzle-orm';
import { addresses } from '../../../db/schema/index.ts';
import { statement } from '../../../db/statement.ts';
import type { Params } from '../../../db/statement.ts';

const ADDRESS_COLUMNS = {
  id: addresses.id,
  name: addresses.name,
  mobile: addresses.mobile,
  email: addresses.email,
  locality: addresses.locality,
  address: addresses.address,
  addressLine2: addresses.addressLine2,
  landmark: addresses.landmark,
  alternateMobile: addresses.alternateMobile,
  addressType: addresses.addressType,
  isDefault: addresses.isDefault,
  city: addresses.city,
  state: addresses.state,
  stateCode: addresses.stateCode,
  pinCode: addresses.pinCode,
  country: addresses.country,
  version: addresses.version,
};

/** Reads a user's saved addresses: the default one first, then the oldest first. */
export const addressesOf = statement((db, params: Params<{ userId: number }>) =>
  db
    .select(ADDRESS_COLUMNS)
    .from(addresses)
    .where(and(eq(addresses.userId, params.userId), isNull(addresses.archivedAt)))
    .orderBy(desc(addresses.isDefault), asc(addresses.id)),
);

export const savedAddress = statement((db, params: Params<{ userId: number; id: number }>) =>
  db
    .select(ADDRESS_COLUMNS)
    .from(addresses)
    .where(and(eq(addresses.id, params.id), eq(addresses.userId, params.userId), isNull(addresses.archivedAt))),
);
/** Reads the address that a user added last. */
export const newestAddress = statement((db, params: Params<{ userId: number }>) =>
  db
    .select(ADDRESS_COLUMNS)
    .from(addresses)
    .where(eq(addresses.userId, params.userId))
    .orderBy(desc(addresses.id))
    .limit(1),
);
export type SavedAddress = ReturnType<ReturnType<typeof savedAddress>['read']>[number];
