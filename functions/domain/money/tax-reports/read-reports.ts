import { sellerIdOf } from '#contract/calls/actor.ts';
import type { Staff } from '#contract/calls/actor.ts';
import { refuse } from '#contract/calls/refusals.ts';
import type { TaxReports } from '#contract/calls/tax-reports.ts';
import { addDays, kolkataDay, nextMonth, startOfDay } from '#contract/shop/dates.ts';
import type { Results } from '../../../db/db.ts';
import { companyFact, currentSettings } from '../../platform/settings/index.ts';
import type { Shop } from '../../shop.ts';
import { gstr1Of } from './gstr1.ts';
import type { Gstr1, ReportedPaper } from './gstr1.ts';
import {
  filingSeller,
  PAPERS_AT_ONCE,
  papersBySeller,
  papersOfMonth,
  tcsBySeller,
  tdsByPan,
  withheldOfMonth,
} from './reads.ts';
import type { MonthAsked } from './reads.ts';

/**
 * Returns the values for a month in Kolkata. TCS and TDS count in the month of withholding, documents in the month of
 * issue.
 */
function monthAsked(month: string, sellerId: number | null): MonthAsked {
  const [firstDay, nextDay] = [`${month}-01`, `${nextMonth(month)}-01`];
  return { sellerId, firstDay, nextDay, since: startOfDay(firstDay), before: startOfDay(nextDay) };
}

/** Returns the last complete month, which is filed next. */
export function monthToFile({ now }: Pick<Shop, 'now'>): string {
  return addDays(`${kolkataDay(now).slice(0, 7)}-01`, -1).slice(0, 7);
}

/** Returns the reports of a month: a seller's own, or all for the platform. */
export async function listTaxReports(shop: Shop, staff: Staff, month: string): Promise<TaxReports> {
  const input = monthAsked(month, sellerIdOf(staff));
  const { gstr1, withheld } = await shop.read({ gstr1: papersBySeller(input), withheld: withheldOfMonth(input) });
  const of = (kind: 'tcs' | 'tds') => {
    const { sellers, base, amount } = withheld.find((row) => row.kind === kind) ?? { sellers: 0, base: 0, amount: 0 };
    return { sellers, base, amount };
  };
  return { month, isOver: input.nextDay <= kolkataDay(shop.now), gstr1, tcs: of('tcs'), tds: of('tds') };
}

/** A seller's GSTR-1 for a month, with the GSTINs of the seller and of the marketplace. */
export interface Gstr1OfSeller {
  gstin: string;
  operator: string;
  report: Gstr1;
}

/**
 * Returns the GSTR-1 of a month: a seller's own, or any seller's for the platform.
 * @param sellerId the seller that the platform asks for
 * @throws SELLER_NOT_FOUND, also for another seller
 * @throws TAX_REPORT_NOT_FILED when the seller files no return
 */
export async function readGstr1(
  shop: Shop,
  staff: Staff,
  month: string,
  sellerId: number | undefined,
): Promise<Gstr1OfSeller> {
  const own = sellerIdOf(staff);
  const wanted = sellerId ?? own;
  // Id 0 matches no seller. The refusal follows the read, because the first read also checks the session.
  const id = wanted !== null && (own === null || wanted === own) ? wanted : 0;
  const { firstDay, nextDay } = monthAsked(month, id);
  const papersAfter = (after: number) => papersOfMonth({ sellerId: id, firstDay, nextDay, after });
  const { settings, sellers, first } = await shop.read({
    settings: currentSettings(),
    sellers: filingSeller({ sellerId: id }),
    first: papersAfter(0),
  });
  const [seller] = sellers;
  if (!seller) return refuse('SELLER_NOT_FOUND');
  if (seller.gstin === null || seller.taxKind !== 'REGULAR') return refuse('TAX_REPORT_NOT_FILED');
  const documents: ReportedPaper[] = [...first];
  for (let page = first; page.length === PAPERS_AT_ONCE;) {
    [page] = await shop.read(papersAfter(page.at(-1)!.id));
    documents.push(...page);
  }
  return { gstin: seller.gstin, operator: companyFact(settings.policy, 'tcsGstin'), report: gstr1Of(documents) };
}

type TcsRow = Results<[ReturnType<typeof tcsBySeller>]>[0][number];
export type TdsRow = Results<[ReturnType<typeof tdsByPan>]>[0][number];

/** The TCS that the marketplace collected from a supplier in a month. Amounts are paise. */
export interface SupplierTcs extends Omit<TcsRow, 'within' | 'across'> {
  net: number;
  igst: number;
  cgst: number;
  sgst: number;
}

/** Returns GSTR-8 of a month, table 3 (CGST Act s.52(4)). */
export async function readGstr8(shop: Shop, month: string): Promise<{ operator: string; suppliers: SupplierTcs[] }> {
  const { settings, rows } = await shop.read({
    settings: currentSettings(),
    rows: tcsBySeller(monthAsked(month, null)),
  });
  return {
    operator: companyFact(settings.policy, 'tcsGstin'),
    suppliers: rows.map(({ within, across, ...row }) => ({
      ...row,
      net: row.suppliedRegistered - row.returnedRegistered + row.suppliedOthers - row.returnedOthers,
      igst: across,
      cgst: within / 2,
      sgst: within / 2,
    })),
  };
}

/** Returns the TDS of each seller in a month (Income-tax Act 2025 s.393(1), Table Sl. No. 8(v)). */
export async function readTds(shop: Shop, month: string): Promise<TdsRow[]> {
  const [rows] = await shop.read(tdsByPan(monthAsked(month, null)));
  return rows;
}
