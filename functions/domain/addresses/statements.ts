import { and, eq, isNull, sql } from 'drizzle-orm';
import { MAX_ADDRESSES } from '#contract/calls/addresses.ts';
import type { AddressForm } from '#contract/calls/addresses.ts';
import { stateNamed } from '#contract/shop/india.ts';
import { addresses } from '../../db/schema/index.ts';
import { insertInto, requireCondition, statement } from '../../db/statement.ts';
import type { Bound, Given } from '../../db/statement.ts';
import type { Shop } from '../shop.ts';

type Row = AddressForm & { stateCode: string };

/** An address with its State's GST code. The form has been checked, so the State is one of India's. */
export function addressRow(form: AddressForm): Row {
  return { ...form, stateCode: stateNamed(form.state)!.code };
}

const insertAddress = insertInto(addresses);

/** The statement that saves an address for somebody. */
export function newAddress(shop: Shop, userId: number, form: AddressForm): Bound {
  return insertAddress({ ...addressRow(form), userId, createdAt: shop.now, updatedAt: shop.now });
}

/** Not one address more than allowed. */
export const fewEnough = requireCondition(
  'ADDRESS_LIMIT',
  (given: Given<{ userId: number }>) => sql`(SELECT count(*) FROM ${addresses}
    WHERE ${addresses.userId} = ${given.userId} AND ${addresses.archivedAt} IS NULL) <= ${sql.raw(String(MAX_ADDRESSES))}`,
);

/** The id of the address that was just added. */
export const newestAddress = statement((db, given: Given<{ userId: number }>) =>
  db
    .select({ id: sql<number>`max(${addresses.id})` })
    .from(addresses)
    .where(eq(addresses.userId, given.userId)),
);

export const updateAddress = statement((db, given: Given<Row & { userId: number; id: number; now: number }>) =>
  db
    .update(addresses)
    .set({
      name: sql`${given.name}`,
      mobile: sql`${given.mobile}`,
      email: sql`${given.email}`,
      locality: sql`${given.locality}`,
      address: sql`${given.address}`,
      addressLine2: sql`${given.addressLine2}`,
      city: sql`${given.city}`,
      state: sql`${given.state}`,
      stateCode: sql`${given.stateCode}`,
      pinCode: sql`${given.pinCode}`,
      country: sql`${given.country}`,
      updatedAt: sql`${given.now}`,
      version: sql`${addresses.version} + 1`,
    })
    .where(and(eq(addresses.id, given.id), eq(addresses.userId, given.userId), isNull(addresses.archivedAt))),
);

export const archiveAddress = statement((db, given: Given<{ userId: number; id: number; now: number }>) =>
  db
    .update(addresses)
    .set({ archivedAt: sql`${given.now}`, updatedAt: sql`${given.now}` })
    .where(and(eq(addresses.id, given.id), eq(addresses.userId, given.userId), isNull(addresses.archivedAt))),
);
