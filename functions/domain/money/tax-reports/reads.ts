import { and, eq, gt, sql } from 'drizzle-orm';
import type { AnySQLiteColumn } from 'drizzle-orm/sqlite-core';
import { documents, ledgerEntries, sellers } from '../../../db/schema/index.ts';
import { statement } from '../../../db/statement.ts';
import type { Params } from '../../../db/statement.ts';

/** A month, by its days and by the instants of its begin and end. The seller id is null for all sellers. */
export interface MonthAsked {
  sellerId: number | null;
  firstDay: string;
  nextDay: string;
  since: number;
  before: number;
}

type Asked = Params<MonthAsked>;

const ofSeller = (column: AnySQLiteColumn, { sellerId }: Asked) =>
  sql`(${sellerId} IS NULL OR ${column} = ${sellerId})`;

/** The number of documents per read. */
export const PAPERS_AT_ONCE = 2000;

/** Selects a seller's documents of a month, in the order of issue. */
export const papersOfMonth = statement(
  (db, params: Params<{ sellerId: number; firstDay: string; nextDay: string; after: number }>) =>
    db
      .select({
        id: documents.id,
        kind: documents.kind,
        number: documents.number,
        runningNumber: documents.runningNumber,
        issuedOn: documents.issuedOn,
        content: documents.content,
        originalPaise: sql<number | null>`(SELECT original.total_paise FROM documents original
          WHERE original.id = documents.of_document_id)`,
      })
      .from(documents)
      .where(
        and(
          sql`${documents.issuedOn} >= ${params.firstDay} AND ${documents.issuedOn} < ${params.nextDay}`,
          eq(documents.sellerId, params.sellerId),
          gt(documents.id, params.after),
        ),
      )
      .orderBy(documents.id)
      .limit(PAPERS_AT_ONCE),
);

/** Selects a seller with the fields that decide whether it files a return: `gstin`, and `taxKind` REGULAR. */
export const filingSeller = statement((db, { sellerId }: Params<{ sellerId: number }>) =>
  db
    .select({ id: sellers.id, name: sellers.businessName, gstin: sellers.gstin, taxKind: sellers.taxKind })
    .from(sellers)
    .where(eq(sellers.id, sellerId)),
);

/**
 * Selects, for each seller that files a return, the number and value of its documents of a month. These sellers are
 * registered and not in the composition scheme.
 */
export const papersBySeller = statement((db, input: Asked) =>
  db
    .select({
      sellerId: sellers.id,
      sellerName: sellers.businessName,
      gstin: sql<string>`${sellers.gstin}`,
      invoices: sql<number>`sum(${documents.kind} <> 'CREDIT_NOTE')`,
      creditNotes: sql<number>`sum(${documents.kind} = 'CREDIT_NOTE')`,
      value: sql<number>`sum(CASE ${documents.kind} WHEN 'CREDIT_NOTE' THEN -${documents.totalPaise} ELSE ${documents.totalPaise} END)`,
    })
    .from(documents)
    .innerJoin(sellers, eq(sellers.id, documents.sellerId))
    .where(
      sql`${documents.issuedOn} >= ${input.firstDay} AND ${documents.issuedOn} < ${input.nextDay}
        AND ${ofSeller(documents.sellerId, input)} AND ${sellers.taxKind} = 'REGULAR' AND ${sellers.gstin} IS NOT NULL`,
    )
    .groupBy(sellers.id)
    .orderBy(sellers.businessName),
);

/** 1 for an amount withheld from a seller, -1 for an amount given back. */
const SIGN = sql`CASE ${ledgerEntries.debit} WHEN 'seller' THEN 1 ELSE -1 END`;

/** Selects the TCS and TDS withheld in a month, with their base amounts. */
export const withheldOfMonth = statement((db, input: Asked) =>
  db
    .select({
      kind: sql<'tcs' | 'tds'>`${ledgerEntries.kind}`,
      sellers: sql<number>`count(DISTINCT ${ledgerEntries.sellerId})`,
      base: sql<number>`sum(${SIGN} * ${ledgerEntries.basePaise})`,
      amount: sql<number>`sum(${SIGN} * ${ledgerEntries.amountPaise})`,
    })
    .from(ledgerEntries)
    .where(
      sql`${ledgerEntries.kind} IN ('tcs', 'tds') AND ${ledgerEntries.at} >= ${input.since} AND ${ledgerEntries.at} < ${input.before}
        AND ${ofSeller(ledgerEntries.sellerId, input)}`,
    )
    .groupBy(ledgerEntries.kind),
);

/** The document of an entry. */
const paperOfEntry = sql`CAST(substr(${ledgerEntries.key}, length(${ledgerEntries.kind} || ':document:') + 1) AS INTEGER)`;
const EXEMPT = sql`(SELECT coalesce(sum(line.value ->> '$.taxable'), 0) FROM json_each(${documents.content}, '$.lines') line
  WHERE line.value ->> '$.isExempt')`;
/** The amount of a document that is subject to TCS; exempt goods are not. */
const TAXABLE = sql`(${documents.content} ->> '$.totals.taxable') - ${EXEMPT}`;
const IS_REGISTERED = sql`${documents.content} ->> '$.buyer.gstin' IS NOT NULL`;
const IS_WITHIN = sql`${documents.content} ->> '$.seller.state.code' = ${documents.content} ->> '$.placeOfSupply.code'`;
const sumWhere = (condition: ReturnType<typeof sql>, amount: ReturnType<typeof sql>) =>
  sql<number>`sum(CASE WHEN ${condition} THEN ${amount} ELSE 0 END)`;
const isTaken = sql`${ledgerEntries.debit} = 'seller'`;

/** Selects the TCS of a month by supplier, with supplies and returns, for registered and other buyers. */
export const tcsBySeller = statement((db, input: Asked) =>
  db
    .select({
      sellerName: sellers.legalName,
      gstin: sql<string | null>`${sellers.gstin}`,
      suppliedRegistered: sumWhere(sql`${isTaken} AND ${IS_REGISTERED}`, TAXABLE),
      returnedRegistered: sumWhere(sql`NOT ${isTaken} AND ${IS_REGISTERED}`, TAXABLE),
      suppliedOthers: sumWhere(sql`${isTaken} AND NOT ${IS_REGISTERED}`, TAXABLE),
      returnedOthers: sumWhere(sql`NOT ${isTaken} AND NOT ${IS_REGISTERED}`, TAXABLE),
      /** Half of it is CGST, half SGST. */
      within: sumWhere(IS_WITHIN, sql`${SIGN} * ${ledgerEntries.amountPaise}`),
      across: sumWhere(sql`NOT (${IS_WITHIN})`, sql`${SIGN} * ${ledgerEntries.amountPaise}`),
    })
    .from(ledgerEntries)
    .innerJoin(sellers, eq(sellers.id, ledgerEntries.sellerId))
    .innerJoin(documents, sql`${documents.id} = ${paperOfEntry}`)
    .where(
      sql`${ledgerEntries.kind} = 'tcs' AND ${ledgerEntries.at} >= ${input.since} AND ${ledgerEntries.at} < ${input.before}`,
    )
    .groupBy(sellers.id)
    .orderBy(sellers.gstin),
);

/** Selects the TDS of a month by PAN. */
export const tdsByPan = statement((db, input: Asked) =>
  db
    .select({
      sellerName: sellers.legalName,
      pan: sql<string>`coalesce(${sellers.pan}, 'PANNOTAVBL')`,
      credited: sumWhere(isTaken, sql`${ledgerEntries.basePaise}`),
      returned: sumWhere(sql`NOT ${isTaken}`, sql`${ledgerEntries.basePaise}`),
      deducted: sql<number>`sum(${SIGN} * ${ledgerEntries.amountPaise})`,
    })
    .from(ledgerEntries)
    .innerJoin(sellers, eq(sellers.id, ledgerEntries.sellerId))
    .where(
      sql`${ledgerEntries.kind} = 'tds' AND ${ledgerEntries.at} >= ${input.since} AND ${ledgerEntries.at} < ${input.before}`,
    )
    .groupBy(sellers.id)
    .orderBy(sellers.pan, sellers.id),
);
