import { eq, sql } from 'drizzle-orm';
import { sellerIdOf } from '#contract/calls/actor.ts';
import type { Staff } from '#contract/calls/actor.ts';
import type { FeePaper } from '#contract/calls/fee-papers.ts';
import { refuse } from '#contract/calls/refusals.ts';
import type { PrintedFeePaper } from '#contract/shop/fee-papers.ts';
import type { StorePolicy } from '#contract/shop/policy.ts';
import { feePapers, sellers } from '../../../db/schema/index.ts';
import { statement } from '../../../db/statement.ts';
import type { Params } from '../../../db/statement.ts';
import { consoleList, equals, search } from '../../platform/console-list/index.ts';
import { currentSettings } from '../../platform/settings/index.ts';
import type { Shop } from '../../shop.ts';

/** Lists fee invoices and their credit notes: a seller's own, or all for the platform. */
export const managedFeePapers = consoleList({
  id: feePapers.id,
  owner: feePapers.sellerId,
  select: (db) =>
    db
      .select({
        id: feePapers.id,
        number: feePapers.number,
        kind: feePapers.kind,
        month: feePapers.month,
        issuedOn: feePapers.issuedOn,
        at: feePapers.at,
        sellerId: feePapers.sellerId,
        sellerName: sellers.businessName,
        taxable: sql<number>`${feePapers.content} ->> '$.totals.taxable'`,
        tax: sql<number>`(${feePapers.content} ->> '$.totals.cgst') + (${feePapers.content} ->> '$.totals.sgst')
          + (${feePapers.content} ->> '$.totals.igst')`,
        total: feePapers.totalPaise,
      })
      .from(feePapers)
      .innerJoin(sellers, eq(sellers.id, feePapers.sellerId))
      .$dynamic(),
  counted: sql`${feePapers} JOIN ${sellers} ON ${sellers.id} = ${feePapers.sellerId}`,
  sorts: { id: feePapers.id, total: feePapers.totalPaise },
  filters: { kind: equals(feePapers.kind), month: equals(feePapers.month), sellerId: equals(feePapers.sellerId) },
  q: [search.in(feePapers.number), search.in(sellers.businessName)],
  row: (document): FeePaper => document,
  missing: 'FEE_PAPER_NOT_FOUND',
});

const storedPaper = statement((db, { id, sellerId }: Params<{ id: number; sellerId: number | null }>) =>
  db
    .select({
      kind: feePapers.kind,
      number: feePapers.number,
      issuedOn: feePapers.issuedOn,
      month: feePapers.month,
      content: feePapers.content,
    })
    .from(feePapers)
    .where(sql`${feePapers.id} = ${id} AND (${sellerId} IS NULL OR ${feePapers.sellerId} = ${sellerId})`),
);

/**
 * Returns a fee paper as it was printed, and the shop's settings.
 * @throws FEE_PAPER_NOT_FOUND, also for another seller's paper
 */
export async function readFeePaper(
  shop: Shop,
  staff: Staff,
  id: number,
): Promise<{ paper: PrintedFeePaper; policy: StorePolicy }> {
  const [[paper], { policy }] = await shop.read(storedPaper({ id, sellerId: sellerIdOf(staff) }), currentSettings());
  return { paper: paper ?? refuse('FEE_PAPER_NOT_FOUND'), policy };
}
