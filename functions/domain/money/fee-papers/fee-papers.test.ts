import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { SYSTEM } from '#contract/calls/actor.ts';
import { FEE_ENTRY_KINDS } from '#contract/shop/fee-papers.ts';
import type { FeePaperContent } from '#contract/shop/fee-papers.ts';
import { openTradedShop, PUNE } from '../../../../tests/support/traded-months.ts';
import type { TradedShop } from '../../../../tests/support/traded-months.ts';
import { postLedger } from '../ledger/index.ts';
import { addMember } from '../../accounts/users/index.ts';
import { issueFeePapers, managedFeePapers, readFeePaper } from './index.ts';

let shop: TradedShop;

const TOLD = ['owns@meera.example', 'books@meera.example'] as const;

/** October: two sellers make sales. Some are cancelled or returned in the same month or in the next. */
beforeAll(async () => {
  shop = await openTradedShop();
  for (const [subRole, email] of [
    ['owner', TOLD[0]],
    ['finance', TOLD[1]],
    ['orders', 'packs@meera.example'],
  ] as const) {
    const memberships = [{ role: 'ROLE_SELLER' as const, sellerId: shop.sellers.meera!.sellerId, subRole }];
    await addMember(shop.shop, SYSTEM, { email, fullName: subRole, mobile: '9848012345', memberships });
  }
  const stored = await shop.order('2026-10-03', { seller: 'meera', price: 999, quantity: 3 });
  await shop.move('2026-10-04', stored, 'CONFIRMED');
  await shop.cancel('2026-10-05', stored, 1);
  await shop.move('2026-10-08', stored, 'DELIVERED');
  const far = await shop.order('2026-10-30', { seller: 'farhan', price: 1501, to: PUNE });
  await shop.move('2026-10-31', far, 'DELIVERED');
  await shop.sendBack('2026-11-03', far, 1);
  // Cash is collected in November for an invoice of October.
  const cash = await shop.order('2026-10-30', { seller: 'pending', price: 777, method: 'COD' });
  await shop.move('2026-10-31', cash, 'CONFIRMED');
  await shop.move('2026-11-04', cash, 'DELIVERED');
});
afterAll(() => shop.close());

interface Paper {
  seller: string;
  kind: string;
  number: string;
  month: string;
  total: number;
  content: FeePaperContent;
}
const documents = (): Paper[] =>
  shop
    .rows(
      `SELECT slug, kind, number, month, total_paise, content FROM fee_papers JOIN sellers ON sellers.id = seller_id ORDER BY fee_papers.id`,
    )
    .map(([seller, kind, number, month, total, content]) => ({
      ...({ seller, kind, number, month, total } as Omit<Paper, 'content'>),
      content: JSON.parse(String(content)) as FeePaperContent,
    }));
const nameOf = ({ seller, kind, month }: Paper) => `${seller} ${kind} ${month}`;

/**
 * Returns the fees charged to a seller in a month (Kolkata), minus refunded fees, by an independent sum over all
 * entries.
 */
function charged(seller: string, since: string, before: string, isGivenBack: boolean): number {
  const instant = (day: string) => Date.parse(`${day}T00:00:00+05:30`);
  return shop
    .rows('SELECT kind, credit, amount_paise, at, slug FROM ledger_entries JOIN sellers ON sellers.id = seller_id')
    .filter(([kind, credit, , at, slug]) => {
      const isOfMonth = Number(at) >= instant(since) && Number(at) < instant(before);
      return (
        slug === seller &&
        isOfMonth &&
        (credit === 'seller') === isGivenBack &&
        FEE_ENTRY_KINDS.some((one) => one === kind)
      );
    })
    .reduce((sum, [, , amount]) => sum + Number(amount), 0);
}

describe('the fees of a month', () => {
  test('are invoiced once the month is over, of two runs at once by one, and come to what the ledger has', async () => {
    expect(await issueFeePapers(shop.on('2026-10-31'))).toEqual({ invoices: 0, creditNotes: 0 });
    const runs = await Promise.all([issueFeePapers(shop.on('2026-11-05')), issueFeePapers(shop.on('2026-11-05'))]);
    expect(runs.reduce((sum, { invoices }) => sum + invoices, 0)).toBe(2);
    expect(await issueFeePapers(shop.on('2026-11-05'))).toEqual({ invoices: 0, creditNotes: 0 });
    expect(documents().map(nameOf)).toEqual([
      'meera FEE_INVOICE 2026-10',
      'farhan FEE_INVOICE 2026-10',
      'meera FEE_CREDIT_NOTE 2026-10',
    ]);
    expect(documents().map(({ number }) => number)).toEqual(['INV/2627/000001', 'INV/2627/000002', 'ICN/2627/000001']);
    for (const { seller, kind, total, content } of documents()) {
      expect(total).toBe(charged(seller, '2026-10-01', '2026-11-01', kind === 'FEE_CREDIT_NOTE'));
      const { taxable, cgst, sgst, igst, roundOff } = content.totals;
      expect(taxable + cgst + sgst + igst + roundOff).toBe(total);
      expect(cgst).toBe(sgst);
      expect(roundOff).toBeLessThanOrEqual(content.lines.length);
    }
    const [meera, farhan, credit] = documents();
    expect([meera!.content.tax, meera!.content.totals.igst]).toEqual(['CGST_SGST', 0]);
    expect([farhan!.content.tax, farhan!.content.totals.cgst]).toEqual(['IGST', 0]);
    expect(farhan!.content.placeOfSupply).toEqual({ code: '27', name: 'Maharashtra' });
    expect(credit!.content.credits.map(({ number }) => number)).toEqual(['INV/2627/000001']);
    expect(credit!.content.lines.map(({ service }) => service)).toEqual(['commission']);
  });

  test('that came in for a month whose invoice is there come onto the next', async () => {
    const late = await shop.order('2026-10-20', { seller: 'meera', price: 1200 });
    await shop.move('2026-10-21', late, 'DELIVERED');
    await postLedger(shop.on('2026-11-06'));
    expect(await issueFeePapers(shop.on('2026-11-30'))).toEqual({ invoices: 0, creditNotes: 0 });
    await issueFeePapers(shop.on('2026-12-01'));
    const next = documents().slice(3);
    expect(next.map(nameOf)).toEqual([
      'meera FEE_INVOICE 2026-11',
      'pending FEE_INVOICE 2026-11',
      'farhan FEE_CREDIT_NOTE 2026-11',
    ]);
    const [meera, pending] = next;
    expect(meera!.total).toBe(charged('meera', '2026-01-01', '2027-01-01', false) - documents()[0]!.total);
    expect(pending!.content.seller.gstin).toBeNull();
    expect(next.at(-1)!.content.credits.map(({ number }) => number)).toEqual(['INV/2627/000002']);
    const [[open]] = shop.rows(
      `SELECT count(*) FROM ledger_entries WHERE fee_paper_id IS NULL AND kind IN ('${FEE_ENTRY_KINDS.join("', '")}')`,
    ) as [[number]];
    expect(open).toBe(0);
    expect(await shop.broken()).toEqual([]);
  });

  test('are told once by mail to whoever owns the seller or keeps its books', async () => {
    const mails = shop
      .rows(
        "SELECT payload ->> '$.to', payload ->> '$.kind', payload ->> '$.month', payload ->> '$.totalPaise' FROM outbox WHERE payload ->> '$.name' = 'feePaperIssued' ORDER BY id",
      )
      .map(([to, kind, month, total]) => ({ to, kind, month, total }));
    const wanted = documents()
      .filter(({ seller }) => seller === 'meera')
      .flatMap(({ kind, month, total }) => TOLD.map((to) => ({ to, kind, month, total })));
    expect(wanted.length).toBeGreaterThan(2);
    expect(mails).toEqual(wanted);
  });

  test('are seen by their own seller, and by the platform', async () => {
    const { meera, farhan } = shop.sellers;
    const input = { filter: {}, sort: { by: 'id', descending: false }, offset: 0, limit: 10 } as const;
    const own = await managedFeePapers.list(shop.shop, meera!, input);
    expect(own.rows.every(({ sellerName }) => sellerName === 'meera')).toBe(true);
    expect((await managedFeePapers.list(shop.shop, shop.admin, input)).rows).toHaveLength(documents().length);
    await expect(readFeePaper(shop.shop, farhan!, own.rows[0]!.id)).rejects.toThrow('Invoice not found');
    expect((await readFeePaper(shop.shop, meera!, own.rows[0]!.id)).paper.number).toBe('INV/2627/000001');
  });
});
