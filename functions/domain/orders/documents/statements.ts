import { and, eq, sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import type { Actor } from '#contract/calls/actor.ts';
import type { DocumentContent } from '#contract/shop/document-content.ts';
import { NUMBER_DIGITS, numberStart, seriesOf } from '#contract/shop/documents.ts';
import type { DocumentKind, DocumentSeries } from '#contract/shop/documents.ts';
import { kolkataDay } from '#contract/shop/dates.ts';
import { financialYearOf } from '#contract/shop/financial-year.ts';
import { actorParams, actorValues } from '../../../db/schema/actors.ts';
import { documents, documentSeries } from '../../../db/schema/index.ts';
import { selectedRow, statement } from '../../../db/statement.ts';
import type { Params, Statement } from '../../../db/statement.ts';
import type { Shop } from '../../shop.ts';

/*
 * A number and its document are written in one batch: the series increments, and the document takes the new value. Both
 * statements check the same condition, and no other batch runs between them. So no number is skipped or used twice.
 */

interface SeriesKey {
  sellerId: number;
  series: DocumentSeries;
  financialYear: number;
}

/** Values of every statement that issues a document. */
type Issue = SeriesKey & {
  at: number;
  kind: DocumentKind;
  /** Format of the printed number, with a placeholder for the running number: `A07/2627/%06d`. */
  numberFormat: string;
  issuedOn: string;
  orderId: number;
  consignmentId: number;
  edition: number;
  ofDocumentId: number | null;
  totalPaise: number;
  content: string;
  actorKind: string;
  actorUserId: number | null;
  actorSellerId: number | null;
  actorSessionId: string | null;
};

const openSeries = statement((db, params: Params<SeriesKey>) =>
  db
    .insert(documentSeries)
    .values({
      sellerId: params.sellerId,
      series: params.series,
      financialYear: params.financialYear,
      lastNumber: 0,
    })
    .onConflictDoNothing(),
);

/**
 * The date of a document in its series. Dates never decrease as numbers increase. If the clock was set back over
 * midnight, this is the date of the previous document.
 */
const dayInSeries = (today: Params<Issue>['issuedOn']) => sql`coalesce((
  SELECT former.issued_on FROM documents former
    WHERE former.series_id = ${documentSeries.id} AND former.running_number = ${documentSeries.lastNumber} - 1
      AND former.issued_on = date(${today}, '+1 day')), ${today})`;

/**
 * Returns the statements that issue a document if a condition holds. They open its series, increment it, and store the
 * document under the number.
 */
export function issueWhere<Condition extends object>(
  condition: (params: Params<Condition>) => SQL,
): (values: Issue & Condition) => { open: Statement<number>; count: Statement<number>; store: Statement<number> } {
  const inSeries = (params: Params<SeriesKey>) =>
    and(
      eq(documentSeries.sellerId, params.sellerId),
      eq(documentSeries.series, params.series),
      eq(documentSeries.financialYear, params.financialYear),
    );
  const count = statement((db, params: Params<Issue & Condition>) =>
    db
      .update(documentSeries)
      .set({ lastNumber: sql`${documentSeries.lastNumber} + 1` })
      .where(and(inSeries(params), condition(params))),
  );
  const store = statement((db, params: Params<Issue & Condition>) =>
    db.insert(documents).select(
      db
        .select(
          selectedRow(documents, {
            id: sql`NULL`,
            at: params.at,
            kind: params.kind,
            seriesId: documentSeries.id,
            runningNumber: documentSeries.lastNumber,
            number: sql`printf(${params.numberFormat}, ${documentSeries.lastNumber})`,
            issuedOn: dayInSeries(params.issuedOn),
            orderId: params.orderId,
            sellerId: params.sellerId,
            consignmentId: params.consignmentId,
            edition: params.edition,
            ofDocumentId: params.ofDocumentId,
            totalPaise: params.totalPaise,
            content: params.content,
            ...actorParams(params),
          }),
        )
        .from(documentSeries)
        .where(and(inSeries(params), condition(params))),
    ),
  );
  return (values) => ({ open: openSeries(values), count: count(values), store: store(values) });
}

export interface PaperToIssue {
  kind: DocumentKind;
  orderId: number;
  sellerId: number;
  consignmentId: number;
  edition: number;
  ofDocumentId: number | null;
  content: DocumentContent;
}

/** Returns a document as statement values, dated with the current day in Kolkata. */
export function issueValues(shop: Shop, actor: Actor, { content, ...paper }: PaperToIssue): Issue {
  const issuedOn = kolkataDay(shop.now);
  const financialYear = financialYearOf(issuedOn);
  const series = seriesOf(paper.kind);
  return {
    ...paper,
    series,
    financialYear,
    issuedOn,
    at: shop.now,
    numberFormat: `${numberStart(paper.sellerId, series, financialYear)}%0${NUMBER_DIGITS[series]}d`,
    totalPaise: content.totals.total,
    content: JSON.stringify(content),
    ...actorValues(actor),
  };
}
