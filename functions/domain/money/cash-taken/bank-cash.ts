import type { Admin } from '#contract/calls/actor.ts';
import type { BankCash, CashTaken } from '#contract/calls/counter-sales.ts';
import { refuse } from '#contract/calls/refusals.ts';
import { addDays, kolkataDay } from '#contract/shop/dates.ts';
import { requireChanges } from '../../../db/statement.ts';
import { openCash, setBanked, takenCash } from '../../orders/orders/index.ts';
import { auditEntry } from '../../platform/audit/index.ts';
import type { Shop } from '../../shop.ts';
import { insertEntry } from '../ledger/index.ts';

/** Cash that is in the bank is listed for so many days. */
const LISTED_DAYS = 90;

const listed = (shop: Shop) => takenCash({ since: addDays(kolkataDay(shop.now), -LISTED_DAYS) });

/** Returns the cash that staff took, by day and person: of the last 90 days, and all that is not in the bank. */
export async function readCashTaken(shop: Shop): Promise<CashTaken[]> {
  const [rows] = await shop.read(listed(shop));
  return rows;
}

/**
 * Notes that the cash that a person took on a day is in the bank.
 * @throws CASH_CHANGED when the open amount is not the one that was shown
 */
export async function bankCash(
  shop: Shop,
  admin: Admin,
  { takenOn, userId, amount, bankReference }: BankCash,
): Promise<CashTaken[]> {
  const [[open]] = await shop.read(openCash({ takenOn, userId }));
  if (!open || open.amountPaise === 0 || open.amountPaise !== amount) return refuse('CASH_CHANGED');
  const { after } = await shop.write({
    banked: [
      requireChanges(
        setBanked({ takenOn, userId, now: shop.now, by: admin.userId, bankReference }),
        open.orders,
        'CASH_CHANGED',
      ),
      insertEntry({
        // Cash that is taken later on the same day has a higher id.
        key: `cashBanked:taking:${open.lastId}`,
        at: shop.now,
        kind: 'cashBanked',
        debit: 'bank',
        credit: 'cash',
        amountPaise: open.amountPaise,
      }),
      auditEntry(shop, admin, {
        action: 'cash paid into the bank',
        subject: 'cashTaking',
        subjectId: open.lastId,
        before: {},
        after: { takenOn, userId, amountPaise: open.amountPaise, bankReference },
      }),
    ],
    after: listed(shop),
  });
  return after;
}
