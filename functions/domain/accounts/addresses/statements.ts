import { and, eq, isNull, sql } from 'drizzle-orm';
import { MAX_ADDRESSES } from '#contract/calls/addresses.ts';
import type { AddressForm } from '#contract/calls/addresses.ts';
import { stateNamed } from '#contract/shop/india.ts';
import { addresses } from '../../../db/schema/index.ts';
import { insertInto, requireCondition, statement } from '../../../db/statement.ts';
import type { Statement, Params } from '../../../db/statement.ts';
import type { Shop } from '../../shop.ts';

type Row = AddressForm & { stateCode: string };

/** Returns an address with its State's GST code. The form has been checked, so the State is one of India's. */
export function addressRow(form: AddressForm): Row {
  return { ...form, stateCode: stateNamed(form.state)!.code };
}

const insertAddress = insertInto(addresses);

/** Returns the statement that saves an address of a user. */
export function newAddress(shop: Shop, userId: number, form: AddressForm): Statement {
  const { isDefault = false, ...row } = addressRow(form);
  return insertAddress({ ...row, isDefault, userId, createdAt: shop.now, updatedAt: shop.now });
}

/**
 * Removes the default flag from the present default address.
 * @param params.next the id of the next default address, null for a new one
 */
export const endDefault = statement((db, params: Params<{ userId: number; next: number | null; now: number }>) =>
  db
    .update(addresses)
    .set({ isDefault: false, updatedAt: sql`${params.now}`, version: sql`${addresses.version} + 1` })
    .where(sql`user_id = ${params.userId} AND is_default = 1 AND id IS NOT ${params.next}`),
);

/** Refuses the batch if the user has more addresses than allowed. */
export const fewEnough = requireCondition(
  'ADDRESS_LIMIT',
  (params: Params<{ userId: number }>) => sql`(SELECT count(*) FROM ${addresses}
    WHERE ${addresses.userId} = ${params.userId} AND ${addresses.archivedAt} IS NULL) <= ${sql.raw(String(MAX_ADDRESSES))}`,
);

type Change = Omit<Row, 'isDefault'> & {
  isDefault: boolean | null;
  userId: number;
  id: number;
  version: number;
  now: number;
};

export const updateAddress = statement((db, params: Params<Change>) =>
  db
    .update(addresses)
    .set({
      name: sql`${params.name}`,
      mobile: sql`${params.mobile}`,
      email: sql`${params.email}`,
      locality: sql`${params.locality}`,
      address: sql`${params.address}`,
      addressLine2: sql`${params.addressLine2}`,
      landmark: sql`${params.landmark}`,
      alternateMobile: sql`${params.alternateMobile}`,
      addressType: sql`${params.addressType}`,
      isDefault: sql`coalesce(${params.isDefault}, ${addresses.isDefault})`,
      city: sql`${params.city}`,
      state: sql`${params.state}`,
      stateCode: sql`${params.stateCode}`,
      pinCode: sql`${params.pinCode}`,
      country: sql`${params.country}`,
      updatedAt: sql`${params.now}`,
      version: sql`${addresses.version} + 1`,
    })
    .where(
      and(
        eq(addresses.id, params.id),
        eq(addresses.userId, params.userId),
        eq(addresses.version, params.version),
        isNull(addresses.archivedAt),
      ),
    ),
);

export const archiveAddress = statement((db, params: Params<{ userId: number; id: number; now: number }>) =>
  db
    .update(addresses)
    .set({ archivedAt: sql`${params.now}`, isDefault: false, updatedAt: sql`${params.now}` })
    .where(and(eq(addresses.id, params.id), eq(addresses.userId, params.userId), isNull(addresses.archivedAt))),
);
