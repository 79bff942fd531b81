import { sql } from 'drizzle-orm';
import type { Staff } from '#contract/calls/actor.ts';
import { refuse } from '#contract/calls/refusals.ts';
import type { ChangeStaff, StaffRecord } from '#contract/calls/staff.ts';
import type { SubRole } from '#contract/calls/permissions.ts';
import { memberships } from '../../../db/schema/index.ts';
import { rawWrite, requireChange, statement } from '../../../db/statement.ts';
import type { Params, Statement } from '../../../db/statement.ts';
import { auditEntry } from '../../platform/audit/index.ts';
import { changeRow } from '../../platform/console-list/index.ts';
import { outboxItem, sendItems } from '../../platform/outbox/index.ts';
import type { OutboxItem } from '../../platform/outbox/index.ts';
import { randomKey } from '../../random.ts';
import type { Shop } from '../../shop.ts';
import { staffChangedMail } from './mails.ts';
import { staffRecords } from './manage-staff.ts';

/** Another owner of the same business, or of the platform, who can sign in. */
const OTHER_OWNER = sql`(SELECT other.id FROM memberships other JOIN users person ON person.id = other.user_id
  WHERE other.seller_id IS memberships.seller_id AND other.role <> 'ROLE_CUSTOMER' AND other.sub_role = 'owner'
    AND other.archived_at IS NULL AND person.archived_at IS NULL AND other.id <> memberships.id LIMIT 1)`;

const otherOwner = statement((db, params: Params<{ id: number }>) =>
  db
    .select({ id: sql<number | null>`${OTHER_OWNER}` })
    .from(memberships)
    .where(sql`${memberships.id} = ${params.id}`),
);

/** A condition: the version is the one that was read, and an owner remains after the change. */
const isToChange = (params: Params<{ id: number; version: number; subRole: SubRole | null }>) =>
  sql`${memberships.id} = ${params.id} AND ${memberships.version} = ${params.version}
    AND ${memberships.archivedAt} IS NULL
    AND (${memberships.subRole} <> 'owner' OR ${params.subRole} IS 'owner' OR ${OTHER_OWNER} IS NOT NULL)`;

const setSubRole = statement((db, params: Params<{ id: number; version: number; subRole: SubRole; now: number }>) =>
  db
    .update(memberships)
    .set({
      subRole: sql`${params.subRole}`,
      updatedAt: sql`${params.now}`,
      version: sql`${memberships.version} + 1`,
    })
    .where(isToChange(params)),
);

const endMembership = statement((db, params: Params<{ id: number; version: number; subRole: null; now: number }>) =>
  db
    .update(memberships)
    .set({
      archivedAt: sql`${params.now}`,
      updatedAt: sql`${params.now}`,
      version: sql`${memberships.version} + 1`,
    })
    .where(isToChange(params)),
);

/**
 * Gives a member of staff another role, from their next request on, and mails them.
 * @throws STAFF_NOT_FOUND when there is no such member
 * @throws STALE_VERSION with the present state
 * @throws STAFF_LAST_OWNER when no owner would remain
 */
export async function changeStaff(
  shop: Shop,
  staff: Staff,
  id: number,
  { subRole, version }: ChangeStaff,
): Promise<StaffRecord> {
  const mails: OutboxItem[] = [];
  const changed = await changeRow(
    staffRecords,
    shop,
    staff,
    { id, version, beside: [otherOwner({ id })] },
    (before, [[other]]) => {
      if (before.subRole === 'owner' && subRole !== 'owner' && !other?.id) refuse('STAFF_LAST_OWNER');
      mails.splice(0, 1, told(shop, before, subRole));
      return {
        row: setSubRole({ id, version: before.version, subRole, now: shop.now }),
        also: mails.map((mail) => outboxItem(shop, mail)),
        audit: {
          action: 'role changed',
          subject: 'staff',
          before: { email: before.email, subRole: before.subRole },
          after: { email: before.email, subRole },
        },
      };
    },
  );
  shop.after(() => sendItems(shop, mails));
  return changed;
}

/**
 * Ends a membership of the platform's or a seller's staff: its sessions end at once, and the person is mailed.
 * @throws STAFF_NOT_FOUND when there is no such member
 * @throws STAFF_LAST_OWNER when no owner would remain
 */
export async function removeStaff(shop: Shop, staff: Staff, id: number): Promise<StaffRecord> {
  const { rows, others } = await shop.read({
    rows: staffRecords.rowWithId(shop, staff, id),
    others: otherOwner({ id }),
  });
  const before = rows[0] ?? refuse('STAFF_NOT_FOUND');
  if (before.subRole === 'owner' && !others[0]?.id) refuse('STAFF_LAST_OWNER');
  const mail = told(shop, before, null);
  const { after } = await shop.write({
    row: requireChange(endMembership({ id, version: before.version, subRole: null, now: shop.now }), 'STALE_VERSION'),
    sessions: endSessionsOf(shop, id),
    mail: outboxItem(shop, mail),
    audit: auditEntry(shop, staff, {
      action: 'member removed',
      subject: 'staff',
      subjectId: id,
      before: { email: before.email, subRole: before.subRole },
      after: {},
    }),
    after: staffRecords.formerRow(shop, staff, id),
  });
  shop.after(() => sendItems(shop, [mail]));
  return after[0]!;
}

/**
 * Returns a removed member, for the answer of a repeated request.
 * @throws STAFF_NOT_FOUND when there was no such member
 */
export async function readRemovedStaff(shop: Shop, staff: Staff, id: number): Promise<StaffRecord> {
  const [[row]] = await shop.read(staffRecords.formerRow(shop, staff, id));
  return row ?? refuse('STAFF_NOT_FOUND');
}

/**
 * Ends one or all of a member's sessions as staff.
 * @throws STAFF_NOT_FOUND when there is no such member
 * @throws NOT_FOUND when the session is not theirs
 */
export async function signStaffOut(
  shop: Shop,
  staff: Staff,
  id: number,
  sessionId: string | null,
): Promise<StaffRecord> {
  const before = await staffRecords.one(shop, staff, id);
  const ended = endSessionsOf(shop, id, sessionId);
  const { after } = await shop.write({
    ended: sessionId === null ? ended : requireChange(ended, 'NOT_FOUND'),
    audit: auditEntry(shop, staff, {
      action: 'signed out',
      subject: 'staff',
      subjectId: id,
      before: {},
      after: { email: before.email },
    }),
    after: staffRecords.rowWithId(shop, staff, id),
  });
  return after[0]!;
}

/** Returns the statement that ends the sessions of a membership, or one of them. */
function endSessionsOf({ now }: Pick<Shop, 'now'>, id: number, sessionId: string | null = null): Statement<number> {
  return rawWrite(
    `UPDATE sessions SET revoked_at = ? WHERE user_id = (SELECT user_id FROM memberships WHERE id = ?)
       AND membership_id = ? AND revoked_at IS NULL AND (? IS NULL OR id = ?)`,
    [now, id, id, sessionId, sessionId],
  );
}

function told(
  shop: Shop,
  { email, sellerName }: Pick<StaffRecord, 'email' | 'sellerName'>,
  subRole: SubRole | null,
): OutboxItem {
  return staffChangedMail.item(`staff-changed-${randomKey(shop.random)}`, email, { sellerName, subRole });
}
