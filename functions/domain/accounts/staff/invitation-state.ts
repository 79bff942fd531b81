import { sql } from 'drizzle-orm';
import type { RefusalCode } from '#contract/calls/refusals.ts';
import { PERMISSIONS } from '#contract/calls/permissions.ts';
import type { InvitationState } from '#contract/calls/staff.ts';
import { staffInvitations as table } from '../../../db/schema/index.ts';

const INVITING_ROLES = sql.raw(`'${PERMISSIONS['staff.invite'].heldBy.join("', '")}'`);

/**
 * Whether the sender of an invitation may send one now. It is checked when the invitation is used, and not stored when
 * the right ends. So every way to lose the right counts: removal, another role, a deleted account.
 */
export const SENDER_MAY_INVITE = sql<number>`EXISTS (
  SELECT 1 FROM memberships sending JOIN users sender ON sender.id = sending.user_id
  WHERE sending.user_id = ${table.invitedByUserId} AND sending.role = ${table.role}
    AND sending.seller_id IS ${table.sellerId} AND sending.sub_role IN (${INVITING_ROLES})
    AND sending.archived_at IS NULL AND sender.archived_at IS NULL)`;

/** Whether the business an invitation is for is active; always true for the platform. */
export const BUSINESS_IS_ACTIVE = sql<number>`(${table.sellerId} IS NULL OR EXISTS (
  SELECT 1 FROM sellers business WHERE business.id = ${table.sellerId} AND business.status = 'ACTIVE'))`;

/** The columns that `invitationState` needs of an invitation that was neither accepted nor withdrawn. */
export const STATE_COLUMNS = {
  expiresAt: table.expiresAt,
  senderMayInvite: SENDER_MAY_INVITE,
  businessIsActive: BUSINESS_IS_ACTIVE,
};

interface StateFacts {
  /** Epoch milliseconds. */
  expiresAt: number;
  /** 1 or 0, as SQLite answers. */
  senderMayInvite: number;
  businessIsActive: number;
}

/** Returns whether an invitation that was neither accepted nor withdrawn can be accepted at `now`, and if not, why. */
export function invitationState(
  { expiresAt, senderMayInvite, businessIsActive }: StateFacts,
  now: number,
): InvitationState {
  if (businessIsActive === 0) return 'businessNotActive';
  if (senderMayInvite === 0) return 'senderLeft';
  return expiresAt <= now ? 'expired' : 'open';
}

/** The refusal for a person who opens a link, by the invitation's state. */
export const REFUSAL_OF_STATE = {
  expired: 'INVITATION_LINK_EXPIRED',
  senderLeft: 'INVITATION_SENDER_LEFT',
  businessNotActive: 'INVITATION_BUSINESS_NOT_ACTIVE',
} as const satisfies Record<Exclude<InvitationState, 'open'>, RefusalCode>;
