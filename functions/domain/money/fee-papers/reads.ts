import { eq, sql } from 'drizzle-orm';
import { FEE_ENTRY_KINDS } from '#contract/shop/fee-papers.ts';
import type { FeePaperKind } from '#contract/shop/fee-papers.ts';
import type { EntryKind } from '#contract/shop/ledger.ts';
import { feePapers, ledgerEntries, memberships, NEEDS_A_FEE_PAPER, sellers, users } from '../../../db/schema/index.ts';
import { statement } from '../../../db/statement.ts';
import type { Params } from '../../../db/statement.ts';

/**
 * True for fees without a paper. Entries with `credit` seller are refunded fees. The text must match the condition of
 * the index.
 */
export const TO_INVOICE = sql`${ledgerEntries.feePaperId} IS NULL AND ${NEEDS_A_FEE_PAPER}`;

const rate = sql<number>`coalesce(${ledgerEntries.taxBasisPoints}, 0)`;
const month = sql<string>`strftime('%Y-%m', ${ledgerEntries.at} / 1000 + 19800, 'unixepoch')`;
const kindOfPaper = sql<FeePaperKind>`CASE ${ledgerEntries.credit} WHEN 'seller' THEN 'FEE_CREDIT_NOTE' ELSE 'FEE_INVOICE' END`;

/** Selects the sums to invoice from before an instant, by seller, paper, month, kind and the applied GST rate. */
export const feesToInvoice = statement((db, { before }: Params<{ before: number }>) =>
  db
    .select({
      sellerId: sql<number>`${ledgerEntries.sellerId}`,
      paper: kindOfPaper,
      month,
      kind: sql<EntryKind>`${ledgerEntries.kind}`,
      taxBasisPoints: rate,
      count: sql<number>`count(*)`,
      amountPaise: sql<number>`sum(${ledgerEntries.amountPaise})`,
    })
    // The index by kind would read the fees of all time.
    .from(sql`${ledgerEntries} INDEXED BY ledger_entries_to_invoice_since`)
    .where(sql`${TO_INVOICE} AND ${ledgerEntries.at} < ${before}`)
    .groupBy(ledgerEntries.sellerId, kindOfPaper, month, ledgerEntries.kind, rate),
);

/** Selects the months for which some sellers have papers already. `ids` is a JSON list. */
export const monthsIssued = statement((db, { ids }: Params<{ ids: string }>) =>
  db
    .select({ sellerId: feePapers.sellerId, paper: feePapers.kind, month: feePapers.month })
    .from(feePapers)
    .where(sql`${feePapers.sellerId} IN (SELECT value FROM json_each(${ids}))`),
);

export const chargedSellers = statement((db, { ids }: Params<{ ids: string }>) =>
  db
    .select({
      id: sellers.id,
      taxKind: sellers.taxKind,
      legalName: sellers.legalName,
      businessName: sellers.businessName,
      gstin: sellers.gstin,
      pickupAddress: sellers.pickupAddress,
      pickupLocality: sellers.pickupLocality,
      pickupCity: sellers.pickupCity,
      pickupState: sellers.pickupState,
      pickupStateCode: sellers.pickupStateCode,
      pickupPinCode: sellers.pickupPinCode,
    })
    .from(sellers)
    .where(sql`${sellers.id} IN (SELECT value FROM json_each(${ids}))`),
);
export type ChargedSeller = ReturnType<ReturnType<typeof chargedSellers>['read']>[number];

/** Selects the people who are mailed about a seller's papers: its owners and its finance members. */
export const toldOfPapers = statement((db, { ids }: Params<{ ids: string }>) =>
  db
    .select({ sellerId: sql<number>`${memberships.sellerId}`, userId: users.id, email: users.email })
    .from(memberships)
    .innerJoin(users, eq(users.id, memberships.userId))
    .where(
      sql`${memberships.sellerId} IN (SELECT value FROM json_each(${ids})) AND ${memberships.role} <> 'ROLE_CUSTOMER'
        AND ${memberships.subRole} IN ('owner', 'finance') AND ${memberships.archivedAt} IS NULL
        AND ${users.archivedAt} IS NULL AND ${users.emailVerifiedAt} IS NOT NULL`,
    ),
);

const GIVEN_BACK = sql.raw(
  `back.fee_paper_id IS NULL AND back.kind IN ('${FEE_ENTRY_KINDS.join("', '")}') AND back.credit = 'seller'`,
);

/** Selects the invoices that charged the fees refunded to a seller before an instant and not on a credit note yet. */
export const invoicesToCredit = statement((db, params: Params<{ sellerId: number; before: number }>) =>
  db
    .selectDistinct({ number: feePapers.number, issuedOn: feePapers.issuedOn })
    .from(feePapers)
    .where(
      sql`${feePapers.id} IN (SELECT charged.fee_paper_id FROM ledger_entries back
        JOIN documents note ON note.id = CAST(substr(back.key, length(back.kind || ':document:') + 1) AS INTEGER)
        JOIN ledger_entries charged ON charged.key = back.kind || ':document:' || note.of_document_id
        WHERE back.seller_id = ${params.sellerId} AND ${GIVEN_BACK} AND back.at < ${params.before})`,
    )
    .orderBy(feePapers.id),
);
