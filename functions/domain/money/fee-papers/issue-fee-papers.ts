import { and, eq, sql } from 'drizzle-orm';
import { Refusal } from '#contract/calls/refusals.ts';
import { kolkataDay, nextMonth, startOfDay } from '#contract/shop/dates.ts';
import { FEE_NUMBER_DIGITS, FEE_PAPER_PREFIXES } from '#contract/shop/fee-papers.ts';
import type { FeePaperContent, FeePaperKind } from '#contract/shop/fee-papers.ts';
import { financialYearOf, yearInNumber } from '#contract/shop/financial-year.ts';
import { isTwice } from '../../../db/db.ts';
import { feePapers, feeSeries, ledgerEntries } from '../../../db/schema/index.ts';
import { requireChanges, selectedRow, statement } from '../../../db/statement.ts';
import type { Params, Statement } from '../../../db/statement.ts';
import { postLedger } from '../ledger/index.ts';
import { outboxItem } from '../../platform/outbox/index.ts';
import { currentSettings } from '../../platform/settings/index.ts';
import type { Shop } from '../../shop.ts';
import { feeContent } from './content.ts';
import type { FeeSum } from './content.ts';
import { feePaperIssuedMail } from './mails.ts';
import { chargedSellers, feesToInvoice, invoicesToCredit, monthsIssued, TO_INVOICE, toldOfPapers } from './reads.ts';

/** A fee paper to issue, over all entries without a paper up to the end of its month. */
interface DuePaper {
  kind: FeePaperKind;
  sellerId: number;
  month: string;
  sums: FeeSum[];
}

/**
 * Issues the fee papers of past months: for each seller one invoice a month, and one credit note for refunded fees.
 * Each ledger entry is on exactly one paper. An entry for a month that has its paper already is put on the next one.
 * The job may be killed at any point and may run concurrently: a paper, its number and the mark on its entries are one
 * batch.
 */
export async function issueFeePapers(shop: Shop): Promise<{ invoices: number; creditNotes: number }> {
  await postLedger(shop);
  const thisMonth = kolkataDay(shop.now).slice(0, 7);
  const [fees] = await shop.read(feesToInvoice({ before: startOfMonth(thisMonth) }));
  // Invoices come first, because a credit note names them.
  const [invoices, creditNotes] = [
    await issueAll(shop, 'FEE_INVOICE', fees, thisMonth),
    await issueAll(shop, 'FEE_CREDIT_NOTE', fees, thisMonth),
  ];
  return { invoices, creditNotes };
}

/** A sum of fees without a paper, for a seller and a month. */
type Fee = ReturnType<ReturnType<typeof feesToInvoice>['read']>[number];

async function issueAll(shop: Shop, kind: FeePaperKind, fees: readonly Fee[], thisMonth: string): Promise<number> {
  const own = fees.filter(({ paper }) => paper === kind);
  if (own.length === 0) return 0;
  const ids = JSON.stringify([...new Set(own.map(({ sellerId }) => sellerId))]);
  const { settings, issued, sellers, told } = await shop.read({
    settings: currentSettings(),
    issued: monthsIssued({ ids }),
    sellers: chargedSellers({ ids }),
    told: toldOfPapers({ ids }),
  });
  let count = 0;
  for (const due of duePapers(kind, own, issued, thisMonth)) {
    const seller = sellers.find(({ id }) => id === due.sellerId)!;
    const input = { sellerId: due.sellerId, before: startOfMonth(nextMonth(due.month)) };
    const [credits] = kind === 'FEE_CREDIT_NOTE' ? await shop.read(invoicesToCredit(input)) : [[]];
    const content = feeContent(settings.policy, seller, due.sums, credits);
    const mails = told
      .filter(({ sellerId }) => sellerId === due.sellerId)
      .map((person) => mailOfPaper(shop, due, content, { ...person, sellerName: seller.businessName }));
    if (await issue(shop, due, content, mails)) count += 1;
  }
  return count;
}

/**
 * Returns the papers that fees are put on: for each fee, the first past month without a paper, from the fee's own month
 * on.
 */
function duePapers(
  kind: FeePaperKind,
  fees: readonly (FeeSum & { sellerId: number; month: string })[],
  issued: readonly { sellerId: number; paper: FeePaperKind; month: string }[],
  thisMonth: string,
): DuePaper[] {
  const keyOf = (sellerId: number, month: string) => `${sellerId} ${month}`;
  const taken = new Set(issued.filter(({ paper }) => paper === kind).map((row) => keyOf(row.sellerId, row.month)));
  const due = new Map<string, DuePaper>();
  for (const { sellerId, month: own, ...sum } of fees.toSorted((a, b) => (a.month < b.month ? -1 : 1))) {
    let month = own;
    while (taken.has(keyOf(sellerId, month))) month = nextMonth(month);
    // Late entries for the previous month wait for this month's paper.
    if (month >= thisMonth) continue;
    const key = keyOf(sellerId, month);
    const document = due.get(key) ?? { kind, sellerId, month, sums: [] };
    due.set(key, document);
    const same = document.sums.find((one) => one.kind === sum.kind && one.taxBasisPoints === sum.taxBasisPoints);
    if (!same) document.sums.push({ ...sum });
    else {
      same.count += sum.count;
      same.amountPaise += sum.amountPaise;
    }
  }
  return [...due.values()];
}

/** A seller gets at most one paper of a kind for a month, so each of its people is mailed once. */
function mailOfPaper(
  shop: Shop,
  { kind, sellerId, month }: DuePaper,
  { totals }: FeePaperContent,
  { userId, email, sellerName }: { userId: number; email: string; sellerName: string },
): Statement {
  return outboxItem(
    shop,
    feePaperIssuedMail.item(`fee-paper-${kind}-${sellerId}-${month}-${userId}`, email, {
      kind,
      sellerName,
      month,
      totalPaise: totals.total,
    }),
  );
}

/**
 * @returns false when another run issued the paper, or an entry was added since it was read; the next run handles that
 */
async function issue(
  shop: Shop,
  { kind, sellerId, month, sums }: DuePaper,
  content: FeePaperContent,
  mails: readonly Statement[],
): Promise<boolean> {
  const issuedOn = kolkataDay(shop.now);
  const financialYear = financialYearOf(issuedOn);
  const document = {
    kind,
    sellerId,
    month,
    financialYear,
    issuedOn,
    at: shop.now,
    numberFormat: `${FEE_PAPER_PREFIXES[kind]}/${yearInNumber(financialYear)}/%0${FEE_NUMBER_DIGITS}d`,
    totalPaise: content.totals.total,
    content: JSON.stringify(content),
  };
  const count = sums.reduce((all, sum) => all + sum.count, 0);
  const before = startOfMonth(nextMonth(month));
  try {
    await shop.write(
      openSeries(document),
      countSeries(document),
      storePaper(document),
      requireChanges(noteOnEntries({ ...document, before }), count, 'STALE_VERSION'),
      ...mails,
    );
    return true;
  } catch (error) {
    if ((error instanceof Refusal && error.code === 'STALE_VERSION') || isTwice(error, 'fee_papers.seller_id'))
      return false;
    throw error;
  }
}

interface SeriesKey {
  kind: FeePaperKind;
  financialYear: number;
}

const openSeries = statement((db, { kind, financialYear }: Params<SeriesKey>) =>
  db.insert(feeSeries).values({ kind, financialYear, lastNumber: 0 }).onConflictDoNothing(),
);

const inSeries = ({ kind, financialYear }: Params<SeriesKey>) =>
  and(eq(feeSeries.kind, kind), eq(feeSeries.financialYear, financialYear));

const countSeries = statement((db, key: Params<SeriesKey>) =>
  db
    .update(feeSeries)
    .set({ lastNumber: sql`${feeSeries.lastNumber} + 1` })
    .where(inSeries(key)),
);

type NewPaper = SeriesKey & {
  at: number;
  numberFormat: string;
  issuedOn: string;
  sellerId: number;
  month: string;
  totalPaise: number;
  content: string;
};

const storePaper = statement((db, params: Params<NewPaper>) =>
  db.insert(feePapers).select(
    db
      .select(
        selectedRow(feePapers, {
          id: sql`NULL`,
          at: params.at,
          kind: params.kind,
          seriesId: feeSeries.id,
          runningNumber: feeSeries.lastNumber,
          number: sql`printf(${params.numberFormat}, ${feeSeries.lastNumber})`,
          issuedOn: params.issuedOn,
          sellerId: params.sellerId,
          month: params.month,
          totalPaise: params.totalPaise,
          content: params.content,
        }),
      )
      .from(feeSeries)
      .where(inSeries(params)),
  ),
);

const noteOnEntries = statement(
  (db, params: Params<{ kind: FeePaperKind; sellerId: number; month: string; before: number }>) =>
    db
      .update(ledgerEntries)
      .set({
        feePaperId: sql`(SELECT ${feePapers.id} FROM ${feePapers} WHERE ${feePapers.sellerId} = ${params.sellerId}
          AND ${feePapers.month} = ${params.month} AND ${feePapers.kind} = ${params.kind})`,
      })
      .where(
        sql`${TO_INVOICE} AND ${ledgerEntries.sellerId} = ${params.sellerId} AND ${ledgerEntries.at} < ${params.before}
          AND (${ledgerEntries.credit} = 'seller') = (${params.kind} = 'FEE_CREDIT_NOTE')`,
      ),
);

const startOfMonth = (month: string) => startOfDay(`${month}-01`);
