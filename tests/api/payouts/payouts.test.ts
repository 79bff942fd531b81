import { describe, expect, test } from 'vitest';
import { Balance, Payout, PayoutPreview, PayoutStatement, Transaction } from '#contract/calls/payouts.ts';
import * as z from 'zod/mini';
import type { Persona } from '../../support/persona.ts';
import { pdfFrom } from '../../support/pdf.ts';
import { openShop } from '../../support/shop.ts';

const shop = openShop();
const [admin, meera] = [shop.admin(), shop.seller('meera')];
const A_DAY = 86_400;
const [NEW_ACCOUNT, IFSC] = ['001234567890', 'HDFC0001234'];

const preview = async (who: Persona = admin) => (await who.get('/api/admin/payouts/preview')).as(PayoutPreview).sellers;
const run = (sellerId: number, paise: number, who = admin) =>
  who.post('/api/admin/payouts', { sellers: [{ sellerId, amount: paise / 100 }] });
const move = (id: number, status: string, who = admin) => who.put(`/api/payouts/${id}/status?status=${status}`);

/** Returns a seller with a payable balance: the demo shop has some. */
async function payable() {
  const [seller] = (await preview()).filter(({ notNow }) => notNow === null);
  return seller!;
}
async function paidOut() {
  const { sellerId, payable: amount } = await payable();
  return (await run(sellerId, amount)).as(z.array(Payout))[0]!;
}
const ofSeller = async (id: number) => (await preview()).find(({ sellerId }) => sellerId === id);
const booked = (number: string) =>
  shop.rows(
    'SELECT kind, amount_paise AS amount FROM ledger_entries WHERE key LIKE ? ORDER BY id',
    `%:payout:${number}`,
  );

describe('a run of payouts', () => {
  test('pays what is payable, each entry once, also where two admins run it at once', async () => {
    const { sellerId, payable: amount, entryCount } = await payable();
    const answers = await Promise.all([run(sellerId, amount), run(sellerId, amount)]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expect(answers.find(({ status }) => status === 409)).toRefuse(409, 'PAYOUT_CHANGED');
    const [payout] = answers.find(({ status }) => status === 200)!.as(z.array(Payout));
    expect(payout).toMatchObject({ sellerId, amount, entryCount, status: 'PENDING' });
    expect(shop.rows('SELECT id FROM ledger_entries WHERE payout_id = ?', payout!.id)).toHaveLength(entryCount + 1);
    expect((await ofSeller(sellerId))?.payable ?? 0).toBe(0);
    const statement = (await admin.get(`/api/payouts/${payout!.id}/statement`)).as(PayoutStatement);
    expect(statement.entries).toHaveLength(entryCount);
    expect(statement.entries.reduce((sum, entry) => sum + entry.amount, 0)).toBe(amount);
  });

  test('sent again with its key is the same run', async () => {
    const { sellerId, payable: amount } = await payable();
    const body = { sellers: [{ sellerId, amount: amount / 100 }] };
    const send = () => admin.post('/api/admin/payouts', body, { headers: { 'Idempotency-Key': `run-${shop.mark}` } });
    const [first, second] = [await send(), await send()];
    expect(second.json).toEqual(first.json);
  });

  test('is refused for another amount than is payable, and changes nothing', async () => {
    const { sellerId, payable: amount } = await payable();
    expect(await run(sellerId, amount + 1)).toRefuse(409, 'PAYOUT_CHANGED');
    expect(await ofSeller(sellerId)).toMatchObject({ payable: amount });
  });

  test('belongs to the house’s owner and finance alone', async () => {
    const { sellerId, payable: amount } = await payable();
    expect(await run(sellerId, amount, meera)).toRefuse(403, 'NOT_PERMITTED');
    const support = await shop.staff({ subRole: 'support' });
    expect(await run(sellerId, amount, support)).toRefuse(403, 'NOT_PERMITTED');
    expect(await support.get('/api/admin/payouts/preview')).toRefuse(403, 'NOT_PERMITTED');
  });
});

describe('a payout', () => {
  test('that bounces after it was paid is owed again, and goes out with the next', async () => {
    const { id, number, amount, sellerId } = await paidOut();
    (await move(id, 'PROCESSING')).as(Payout);
    const paid = (await admin.put(`/api/payouts/${id}/status?status=PAID&reference=UTR42`)).as(Payout);
    expect(paid).toMatchObject({ status: 'PAID', reference: 'UTR42' });
    expect(paid.paidAt).not.toBeNull();
    expect(await move(id, 'PENDING')).toRefuse(
      409,
      'PAYOUT_MOVE_ILLEGAL',
      'A payout that is PAID cannot become PENDING.',
    );
    const failed = (await admin.put(`/api/payouts/${id}/status?status=FAILED&reason=Account closed`)).as(Payout);
    expect(failed).toMatchObject({ status: 'FAILED', reason: 'Account closed' });
    expect(await move(id, 'PAID')).toRefuse(409, 'PAYOUT_MOVE_ILLEGAL');
    expect(booked(number)).toEqual(['payout', 'payoutPaid', 'payoutReturned'].map((kind) => ({ kind, amount })));
    expect((await ofSeller(sellerId))!.payable).toBe(amount);
    const [again] = (await run(sellerId, amount)).as(z.array(Payout));
    expect(again).toMatchObject({ amount, entryCount: 1 });
  });

  test('that is moved in a state nobody sees any more is refused with the present one', async () => {
    const { id, version } = await paidOut();
    (await move(id, 'PROCESSING')).as(Payout);
    const stale = await admin.put(`/api/admin/payouts/${id}`, { status: 'FAILED', version });
    expect(stale).toRefuse(409, 'STALE_VERSION');
    expect(stale.json).toMatchObject({ current: { status: 'PROCESSING' } });
  });

  test('waits while the bank account is new, and then goes to the present one', async () => {
    const farhan = await shop.staff({ seller: 'farhan', subRole: 'owner' });
    const before = (await farhan.get('/api/payouts/balance')).as(Balance);
    const sellerId = Number(shop.row("SELECT id FROM sellers WHERE email = 'farhan@ratnahaat.example'").id);
    // After a paid payout has bounced, its amount is payable again.
    const [last] = (await farhan.get('/api/payouts/seller?status=PAID')).as(z.array(Payout));
    (await move(last!.id, 'FAILED')).as(Payout);
    const bankDetails = {
      accountHolderName: 'Farhan',
      accountNumber: NEW_ACCOUNT,
      accountNumberAgain: NEW_ACCOUNT,
      ifscCode: IFSC,
    };
    expect((await farhan.patch('/sellers', { bankDetails })).status).toBe(200);
    const owed = await ofSeller(sellerId);
    expect(owed!.heldUntil).not.toBeNull();
    const [held] = (await run(sellerId, owed!.payable)).as(z.array(Payout));
    expect(held).toMatchObject({ status: 'ON_HOLD', bankLastDigits: NEW_ACCOUNT.slice(-4) });
    expect(await move(held!.id, 'PENDING')).toRefuse(409, 'PAYOUT_HELD');
    const after = (await farhan.get('/api/payouts/balance')).as(Balance);
    expect(after).toMatchObject({ onHold: owed!.payable, paid: before.paid - last!.amount });
    await shop.later(3 * A_DAY + 60, async () => {
      const later = await shop.staff({ subRole: 'finance' });
      const released = (await move(held!.id, 'PENDING', later)).as(Payout);
      expect(released).toMatchObject({ status: 'PENDING', heldUntil: null, reason: '' });
      // The person who makes the transfer sees the full account number, and the audit log records that.
      const account = await later.get(`/api/admin/payouts/${held!.id}/account`);
      expect(account.json).toEqual({ accountHolderName: 'Farhan', accountNumber: NEW_ACCOUNT, ifscCode: IFSC });
      const logged = shop.rows(
        "SELECT action FROM audit_log WHERE subject = 'payout' AND subject_id = ? ORDER BY id",
        held!.id,
      );
      expect(logged.map(({ action }) => action)).toEqual(['payout made', 'payout moved', 'bank account opened']);
    });
  });

  test('is seen by its own seller alone', async () => {
    const [own] = (await meera.get('/api/payouts/seller')).as(z.array(Payout));
    const { sellerId } = own!;
    expect((await meera.get(`/api/payouts/${own!.id}`)).as(Payout)).toEqual(own);
    const other = Number(shop.row('SELECT max(id) AS id FROM payouts WHERE seller_id <> ?', sellerId).id);
    for (const path of [
      `/api/payouts/${other}`,
      `/api/payouts/${other}/statement`,
      `/api/payouts/${other}/statement/download`,
      `/api/admin/payouts/${other}`,
    ]) {
      expect(await meera.get(path)).toRefuse(404, 'PAYOUT_NOT_FOUND');
    }
    expect(await meera.get(`/api/admin/payouts/${own!.id}/account`)).toRefuse(403, 'NOT_PERMITTED');
    expect(await move(own!.id, 'PAID', meera)).toRefuse(403, 'NOT_PERMITTED');
  });
});

describe('the statement of a payout as a PDF', () => {
  const inRupees = (paise: number) => (paise / 100).toLocaleString('en-IN', { minimumFractionDigits: 2 });

  test('says what was owed before, what is paid by kind and by order, and what is owed after', async () => {
    const [payout] = (await meera.get('/api/payouts/seller')).as(z.array(Payout));
    const { id, number, amount, sellerId } = payout!;
    const owed = Number(
      shop.row(
        `SELECT sum(CASE WHEN credit = 'seller' THEN amount_paise ELSE -amount_paise END) AS owed FROM ledger_entries
         WHERE seller_id = ? AND id <= (SELECT id FROM ledger_entries WHERE key = ?)`,
        sellerId,
        `payout:payout:${number}`,
      ).owed,
    );
    const [order] = shop.rows(
      `SELECT orders.number, sum(CASE WHEN credit = 'seller' THEN amount_paise ELSE -amount_paise END) AS net
       FROM ledger_entries LEFT JOIN orders ON orders.id = order_id WHERE payout_id = ? AND kind <> 'payout' GROUP BY order_id`,
      id,
    );
    const text = (await pdfFrom(admin, `/api/payouts/${id}/statement/download`)).pages.join(' ');
    for (const said of [
      `Statement of payout ${number}`,
      'Opening balance',
      `This payout ${inRupees(-amount)}`,
      `Closing balance, not paid yet ${inRupees(owed)}`,
      `₹${inRupees(amount)}`,
      'Only',
    ]) {
      expect(text.replaceAll(/\s+/g, ' ')).toContain(said);
    }
    expect(text).toContain(order!.number ?? 'No order');
    expect(text).toContain(inRupees(Number(order!.net)));
  });
});

describe('the ledger', () => {
  test('is shown to a seller as its own side, and adds up to what it is owed', async () => {
    const balance = (await meera.get('/api/payouts/balance')).as(Balance);
    const { pending, pendingAmount, payable: open, underWay, onHold, paid } = balance;
    expect(pending.reduce((sum, { amount }) => sum + amount, 0)).toBe(pendingAmount);
    const { sum } = shop.row(
      `SELECT sum(CASE WHEN credit = 'seller' THEN amount_paise ELSE -amount_paise END) AS sum FROM ledger_entries
       WHERE kind <> 'payout' AND kind <> 'payoutReturned' AND seller_id = (SELECT id FROM sellers WHERE email = 'meera@ratnahaat.example')`,
    );
    expect(pendingAmount + open + underWay + onHold + paid).toBe(Number(sum));
    const rows = (await meera.get('/api/transactions/seller')).as(z.array(Transaction));
    expect(new Set(rows.map(({ sellerName }) => sellerName)).size).toBe(1);
    const sale = rows.find(({ kind }) => kind === 'sale')!;
    expect(sale.amount).toBeGreaterThan(0);
    expect(rows.find(({ kind }) => kind === 'commission')!.amount).toBeLessThan(0);
    expect(await meera.get('/api/transactions')).toRefuse(403, 'NOT_PERMITTED');
    const all = (await admin.get('/api/transactions?kind=codReceived')).as(z.array(Transaction));
    expect(all[0]).toMatchObject({ kind: 'codReceived', sellerId: null, account: 'courier' });
  });
});
