import type { Admin } from '#contract/calls/actor.ts';
import type { CustomerRecord } from '#contract/calls/customers.ts';
import type { WriteStaffNote } from '#contract/calls/staff-notes.ts';
import { rawWrite, requireChange } from '../../../db/statement.ts';
import { auditEntry } from '../../platform/audit/index.ts';
import type { Shop } from '../../shop.ts';
import { customerRecords } from './manage-customers.ts';

/**
 * Adds a note to a customer's page. Its text is in no log, so that it is deleted with the account.
 * @throws CUSTOMER_NOT_FOUND when no customer has this id
 */
export async function noteCustomer(
  shop: Shop,
  admin: Admin,
  id: number,
  { text }: WriteStaffNote,
): Promise<CustomerRecord> {
  const { after } = await shop.write({
    note: requireChange(
      rawWrite(
        `INSERT INTO customer_notes (user_id, written_at, written_by_user_id, text) SELECT id, ?, ?, ? FROM users
           WHERE id = ? AND archived_at IS NULL`,
        [shop.now, admin.userId, text, id],
      ),
      'CUSTOMER_NOT_FOUND',
    ),
    audit: auditEntry(shop, admin, { action: 'note added', subject: 'user', subjectId: id, before: {}, after: {} }),
    after: customerRecords.rowWithId(shop, admin, id),
  });
  return after[0]!;
}
