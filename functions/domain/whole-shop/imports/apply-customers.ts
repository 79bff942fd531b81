import { and, eq, sql } from 'drizzle-orm';
import type { Staff } from '#contract/calls/actor.ts';
import { addresses, importRows, memberships, newsletterSubscribers, users } from '../../../db/schema/index.ts';
import { requireCondition, selectedRow, statement } from '../../../db/statement.ts';
import type { Params, Statement } from '../../../db/statement.ts';
import type { Shop } from '../../shop.ts';
import { isRow, isWritten, staged } from './staged.ts';

interface Written {
  importId: number;
  now: number;
}

/** Requires that each person of the file is known, or unknown, as at the check. */
const stand = requireCondition(
  'IMPORT_OVERTAKEN',
  (params: Params<{ importId: number }>) => sql`NOT EXISTS (SELECT 1 FROM ${importRows}
    LEFT JOIN users found ON found.email = ${staged('email')}
    WHERE ${isWritten(params)} AND (found.id IS NOT ${importRows.targetId}
      OR found.version IS NOT ${importRows.targetVersion} OR found.archived_at IS NOT NULL))`,
);

/** New people. Their first sign-in proves their email. */
const insertUsers = statement((db, params: Params<Written>) =>
  db.insert(users).select(
    db
      .select(
        selectedRow(users, {
          createdAt: params.now,
          updatedAt: params.now,
          email: staged('email'),
          fullName: staged('name'),
          mobile: staged('mobile'),
        }),
      )
      .from(importRows)
      .where(isRow(params, 'NEW'))
      .orderBy(importRows.row),
  ),
);

const insertMemberships = statement((db, params: Params<Written>) =>
  db.insert(memberships).select(
    db
      .select(
        selectedRow(memberships, {
          createdAt: params.now,
          updatedAt: params.now,
          userId: users.id,
          role: sql.raw("'ROLE_CUSTOMER'"),
        }),
      )
      .from(importRows)
      .innerJoin(users, eq(users.email, staged('email')))
      .where(isRow(params, 'NEW')),
  ),
);

const addMobiles = statement((db, params: Params<Written>) =>
  db
    .update(users)
    .set({ mobile: staged('mobile'), updatedAt: sql`${params.now}`, version: sql`${users.version} + 1` })
    .from(importRows)
    .where(
      and(
        isRow(params, 'CHANGED'),
        eq(users.id, importRows.targetId),
        sql`${users.mobile} IS NULL AND ${staged('mobile')} IS NOT NULL`,
      ),
    ),
);

const insertAddresses = statement((db, params: Params<Written>) =>
  db.insert(addresses).select(
    db
      .select(
        selectedRow(addresses, {
          createdAt: params.now,
          updatedAt: params.now,
          userId: users.id,
          name: staged('address.name'),
          mobile: staged('address.mobile'),
          locality: staged('address.locality'),
          address: staged('address.address'),
          addressLine2: staged('address.addressLine2'),
          landmark: staged('address.landmark'),
          isDefault: sql`(${importRows.outcome} = 'NEW')`,
          city: staged('address.city'),
          state: staged('address.state'),
          stateCode: staged('address.stateCode'),
          pinCode: staged('address.pinCode'),
        }),
      )
      .from(importRows)
      .innerJoin(users, eq(users.email, staged('email')))
      .where(and(isWritten(params), sql`${staged('address.pinCode')} IS NOT NULL`)),
  ),
);

/** Subscribers by the consent of the file. An address that is known, whatever its state, stays as it is. */
const insertSubscribers = statement((db, params: Params<Written>) =>
  db
    .insert(newsletterSubscribers)
    .select(
      db
        .select(
          selectedRow(newsletterSubscribers, {
            createdAt: params.now,
            updatedAt: params.now,
            email: staged('email'),
            status: sql.raw("'SUBSCRIBED'"),
            // No mail has a link with this token: letters have links of their own.
            tokenHash: sql`lower(hex(randomblob(32)))`,
            consentAt: staged('consent.consentAt'),
            consentSource: staged('consent.consentSource'),
          }),
        )
        .from(importRows)
        .where(and(isWritten(params), sql`${staged('consent.consentAt')} IS NOT NULL`)),
    )
    .onConflictDoNothing(),
);

/** Notes the ids of new people at their rows. */
const noteIds = statement((db, params: Params<Written>) =>
  db
    .update(importRows)
    .set({ targetId: sql`(SELECT found.id FROM users found WHERE found.email = ${staged('email')})` })
    .where(isRow(params, 'NEW')),
);

/** Returns the statements that write the checked rows of a file of customers. @throws IMPORT_OVERTAKEN */
export function applyCustomers({ now }: Shop, _: Staff, importId: number): readonly Statement[] {
  const written = { importId, now };
  return [
    stand({ importId }),
    insertUsers(written),
    insertMemberships(written),
    addMobiles(written),
    insertAddresses(written),
    insertSubscribers(written),
    noteIds(written),
  ];
}
