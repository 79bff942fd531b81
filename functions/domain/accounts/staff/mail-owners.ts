import { sql } from 'drizzle-orm';
import type { SubRole } from '#contract/calls/permissions.ts';
import { staffInvitations as table } from '../../../db/schema/index.ts';
import { statement } from '../../../db/statement.ts';
import type { Params, Statement } from '../../../db/statement.ts';
import { outboxItemWhere } from '../../platform/outbox/index.ts';
import type { Shop } from '../../shop.ts';
import { staffJoinedMail } from './mails.ts';

/** The maximum number of owners who are mailed: each is a statement of the batch. */
const OWNERS_MAILED = 20;

/** Reads the emails of the owners of an invitation's business, or of the platform, without the invited person. */
export const ownersByInvitation = statement((db, params: Params<{ tokenHash: string }>) =>
  db
    .select({ email: sql<string>`owner.email` })
    .from(
      sql`${table} JOIN memberships owning ON owning.role = ${table.role} AND owning.seller_id IS ${table.sellerId}
        JOIN users owner ON owner.id = owning.user_id`,
    )
    .where(
      sql`${table.tokenHash} = ${params.tokenHash} AND owning.role <> 'ROLE_CUSTOMER' AND owning.sub_role = 'owner'
        AND owning.archived_at IS NULL AND owner.archived_at IS NULL AND owner.email <> ${table.email}`,
    )
    .orderBy(sql`owning.id`)
    .limit(OWNERS_MAILED),
);

const mailWhereJoined = outboxItemWhere(
  (params: Params<{ session: string }>) => sql`EXISTS (SELECT 1 FROM sessions WHERE sessions.id = ${params.session})`,
);

interface Joined {
  email: string;
  fullName: string;
  subRole: SubRole;
  sellerName: string | null;
  invitedBy: string;
  owners: readonly { email: string }[];
}

/**
 * Returns the statements that mail the owners about a new member, for the batch that opens the session with this id,
 * after its row. They have no effect if no session was opened.
 */
export function mailOwners(
  shop: Shop,
  session: string,
  { owners, email, fullName, subRole, sellerName, invitedBy }: Joined,
): Statement<number>[] {
  return owners.map((owner, at) =>
    mailWhereJoined(
      shop,
      staffJoinedMail.item(`staff-joined-${session}-${at}`, owner.email, {
        sellerName,
        fullName,
        email,
        subRole,
        invitedBy,
      }),
      { session },
    ),
  );
}
