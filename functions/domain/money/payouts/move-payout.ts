import { and, eq, sql } from 'drizzle-orm';
import type { Admin } from '#contract/calls/actor.ts';
import type { MovePayout, Payout, PayoutAccount } from '#contract/calls/payouts.ts';
import { refuse } from '#contract/calls/refusals.ts';
import { formatInstant } from '#contract/shop/dates.ts';
import { formatPaise } from '#contract/shop/money.ts';
import type { Account, EntryKind } from '#contract/shop/ledger.ts';
import { PAYOUT_MOVES } from '#contract/states/payout.ts';
import type { PayoutStatus } from '#contract/states/payout.ts';
import { payouts, sellers } from '../../../db/schema/index.ts';
import { query, statement } from '../../../db/statement.ts';
import type { Params } from '../../../db/statement.ts';
import { auditEntry } from '../../platform/audit/index.ts';
import { changeRow } from '../../platform/console-list/index.ts';
import { insertEntry } from '../ledger/index.ts';
import { message, messageTo } from '../../platform/messages/index.ts';
import { outboxItemWhere } from '../../platform/outbox/index.ts';
import { bankUnreadableMail, openBank } from '../../sellers/sellers/index.ts';
import { currentSettings } from '../../platform/settings/index.ts';
import type { Shop } from '../../shop.ts';
import { sellerPayoutMessage } from './messages.ts';
import { managedPayouts } from './managed-payouts.ts';
import { heldUntil } from './run-payouts.ts';

const sellerOfPayout = statement((db, params: Params<{ id: number }>) =>
  db
    .select({
      email: sellers.email,
      bankSealed: sellers.bankSealed,
      bankHolder: sellers.bankHolder,
      bankIfsc: sellers.bankIfsc,
      bankLastDigits: sellers.bankLastDigits,
      bankChangedAt: sellers.bankChangedAt,
    })
    .from(payouts)
    .innerJoin(sellers, eq(sellers.id, payouts.sellerId))
    .where(eq(payouts.id, params.id)),
);

/** Statuses in which a payout is about to leave the bank, or has left. */
const LEAVES: readonly PayoutStatus[] = ['PENDING', 'PROCESSING', 'PAID'];

/**
 * Moves a payout to another status. A paid payout has left the bank. A failed payout, even after it was paid, is owed
 * to the seller again and is part of the next one. No payout leaves while the seller's bank account is new. A payout
 * goes to the current bank account.
 * @throws FIELDS_INVALID when the input has no status
 * @throws PAYOUT_NOT_FOUND, STALE_VERSION, PAYOUT_MOVE_ILLEGAL, PAYOUT_HELD
 */
export function movePayout(
  shop: Shop,
  admin: Admin,
  id: number,
  { status: to, reference, reason, version }: Omit<MovePayout, 'status'> & { status?: PayoutStatus | undefined },
): Promise<Payout> {
  const beside = [currentSettings(), sellerOfPayout({ id })] as const;
  return changeRow(managedPayouts, shop, admin, { id, version, beside }, (before, [settings, [seller]]) => {
    const { status: from, number, sellerId, amount: amountPaise } = before;
    if (to === undefined) return refuse('FIELDS_INVALID', { fields: { status: 'Please choose a status' } });
    if (!PAYOUT_MOVES[from].includes(to)) refuse('PAYOUT_MOVE_ILLEGAL', { params: { from, to } });
    const { sellerFees } = settings.policy;
    const isStillHere = from === 'PENDING' || from === 'ON_HOLD';
    const until = heldUntil(seller!, sellerFees, shop.now);
    if (isStillHere && LEAVES.includes(to) && until !== null) {
      refuse('PAYOUT_HELD', { params: { hours: sellerFees.payouts.bankHoldHours, until: formatInstant(until) } });
    }
    const bank = {
      bankHolder: seller!.bankHolder ?? '',
      bankIfsc: seller!.bankIfsc ?? '',
      bankLastDigits: seller!.bankLastDigits ?? '',
    };
    const columns = {
      status: to,
      ...(reference !== undefined && { reference }),
      ...(reason !== undefined && { reason }),
      ...(to === 'PAID' && { paidAt: shop.now }),
      ...(isStillHere &&
        LEAVES.includes(to) && { ...bank, heldUntil: null, ...(reason === undefined && { reason: '' }) }),
    };
    const entry = entryOf(from, to);
    return {
      row: query((db) =>
        db
          .update(payouts)
          .set({ ...columns, updatedAt: shop.now, version: sql`${payouts.version} + 1` })
          .where(and(eq(payouts.id, id), eq(payouts.version, before.version))),
      ),
      audit: {
        action: 'payout moved',
        subject: 'payout',
        before: { status: from },
        after: { status: to, ...(reference !== undefined && { reference }) },
        ...(reason !== undefined && { reason }),
      },
      also: [
        ...(to === 'PAID'
          ? [
              messageTo(
                shop,
                seller!.email,
                `payout-paid-${number}`,
                message(sellerPayoutMessage, null, { payout: number, amount: formatPaise(amountPaise) }),
              ),
            ]
          : []),
        ...(entry
          ? [
              insertEntry({
                key: `${entry.kind}:payout:${number}`,
                at: shop.now,
                ...entry,
                amountPaise,
                sellerId: entry.credit === 'seller' ? sellerId : null,
              }),
            ]
          : []),
      ],
    };
  });
}

/** Returns the entry that a move books; undefined while the money is on its way. */
function entryOf(
  from: PayoutStatus,
  to: PayoutStatus,
): { kind: EntryKind; debit: Account; credit: Account } | undefined {
  if (to === 'PAID') return { kind: 'payoutPaid', debit: 'payouts', credit: 'bank' };
  if (to !== 'FAILED') return undefined;
  return { kind: 'payoutReturned', debit: from === 'PAID' ? 'bank' : 'payouts', credit: 'seller' };
}

const mailOnce = outboxItemWhere(
  (params: Params<{ key: string }>) => sql`NOT EXISTS (SELECT 1 FROM outbox WHERE outbox.key = ${params.key})`,
);

/**
 * Returns a payout's bank account in full, for the person who pays it. The audit log records the access. If the account
 * cannot be read, a mail asks the seller, once for each payout, to enter it again.
 * @throws PAYOUT_NOT_FOUND, PAYOUT_ACCOUNT_UNREADABLE
 */
export async function openPayoutAccount(shop: Shop, admin: Admin, id: number): Promise<PayoutAccount> {
  const [[seller]] = await shop.read(sellerOfPayout({ id }));
  if (!seller?.bankSealed) return refuse('PAYOUT_NOT_FOUND');
  const { value, unreadable } = await openBank(shop, seller.bankSealed);
  if (unreadable) {
    shop.log.error('bankAccount.unreadable', new Error(unreadable), { payoutId: id });
    const key = `bank-unreadable-${id}`;
    const mail = bankUnreadableMail.item(key, seller.email, { lastDigits: seller.bankLastDigits ?? '' });
    await shop.write(mailOnce(shop, mail, { key }));
    return refuse('PAYOUT_ACCOUNT_UNREADABLE');
  }
  await shop.write(
    auditEntry(shop, admin, { action: 'bank account opened', subject: 'payout', subjectId: id, before: {}, after: {} }),
  );
  return value;
}
