import type { PDFDocument } from 'pdf-lib';
import { formatDay } from '#contract/shop/dates.ts';
import { ENTRY_WORDS } from '#contract/shop/ledger.ts';
import type { PrintedStatement, StatementContent } from '#contract/shop/payout-statement.ts';
import { beside, drawTitle, facts, inBothScripts, LABEL, paragraphs, STRONG } from './blocks.ts';
import type { Paragraph } from './blocks.ts';
import { drawFigureHead, drawFigureRows } from './figure-table.ts';
import type { FigureRow, FigureTable } from './figure-table.ts';
import { lineHeight, MARGIN, PageWriter, RIGHT, SOFT } from './page-writer.ts';
import type { Typefaces } from './page-writer.ts';
import { figure, rupees } from './words.ts';

const BY_KIND: FigureTable = {
  head: 'For',
  columns: [
    ['Booked since then', 110],
    ['Entries paid now', 90],
    ['Paid now', 90],
  ],
};
const BY_ORDER: FigureTable = {
  head: 'Order',
  columns: [
    ['Sales', 72],
    ['Refunds, other', 72],
    ['Fees with GST', 72],
    ['TCS and TDS', 72],
    ['Paid now', 72],
  ],
};

/** Renders the statement of a payout: the account since the previous payout, the amount paid, and the same by order. */
export function drawStatement(pdf: PDFDocument, faces: Typefaces, document: PrintedStatement): void {
  const { number, issuedOn, content } = document;
  let table = BY_KIND;
  const writer = new PageWriter(pdf, faces, (page) => {
    page.text(`Statement of payout ${number}`, MARGIN, page.y, { isBold: true });
    page.text(content.seller.legalName, RIGHT, page.y, { color: SOFT, isRight: true });
    page.y -= lineHeight() + 6;
    drawFigureHead(page, table);
  });
  drawTitle(writer, `Statement of payout ${number}`, formatDay(issuedOn));
  beside(
    writer,
    (width) => paragraphs(writer, MARGIN, width, partyLines(content)),
    (width) => facts(writer, width, factsOf(content)),
  );
  drawFigureHead(writer, table);
  drawFigureRows(writer, table, kindRows(content));
  drawAmount(writer, content);
  table = BY_ORDER;
  writer.need(60);
  drawFigureHead(writer, table);
  drawFigureRows(writer, table, orderRows(content));
  writer.need(40);
  writer.y -= 10;
  writer.lines(
    [
      'Amounts are in Indian rupees. The closing balance becomes payable once its orders can no longer be returned.',
      'This is a computer generated statement and needs no signature.',
    ],
    MARGIN,
    writer.y,
    LABEL,
  );
  writer.foot(`Statement of payout ${number}, ${content.payer.legalName}`);
}

function partyLines({ payer, seller }: StatementContent): Paragraph[] {
  return [
    ['Paid by', LABEL],
    [payer.legalName, STRONG],
    ...inBothScripts(payer.address),
    [`GSTIN ${payer.gstin}`],
    ['Paid to', LABEL],
    [seller.legalName, STRONG],
    ...(seller.tradeName === seller.legalName ? [] : [[`Trading as ${seller.tradeName}`] as const]),
    ...inBothScripts(seller.address.join(', ')),
    ...(seller.gstin === null ? [] : [[`GSTIN ${seller.gstin}`] as const]),
    ...(seller.pan === null ? [] : [[`PAN ${seller.pan}`] as const]),
  ];
}

function factsOf(content: StatementContent): (readonly [string, string])[] {
  const { status, account, reference, paidOn } = content;
  return [
    ['Status', status],
    ['Account', account],
    ...(paidOn === null ? [] : [['Paid on', formatDay(paidOn)] as const]),
    ...(reference === null ? [] : [['Reference', reference] as const]),
    ['Amount', rupees(content.amountPaise)],
  ];
}

function kindRows({ former, openingPaise, closingPaise, kinds, amountPaise }: StatementContent): FigureRow[] {
  const count = kinds.reduce((sum, kind) => sum + kind.count, 0);
  return [
    {
      text: former === null ? 'Opening balance' : `Opening balance, owed after payout ${former}`,
      figures: [figure(openingPaise)],
      isBold: true,
    },
    ...kinds.map(({ kind, bookedPaise, paidPaise, count: entries }) => ({
      text: ENTRY_WORDS[kind],
      figures: [figure(bookedPaise), String(entries), figure(paidPaise)],
    })),
    { text: 'This payout', figures: [figure(-amountPaise), String(count), figure(amountPaise)], isBold: true },
    { text: 'Closing balance, not paid yet', figures: [figure(closingPaise)], isBold: true },
  ];
}

function drawAmount(writer: PageWriter, { amountInWords, amountPaise }: StatementContent): void {
  const terms = writer.wrap(amountInWords, RIGHT - MARGIN - 120, STRONG);
  const height = (terms.length + 1) * lineHeight() + 22;
  writer.need(height);
  const top = writer.y - 8;
  const labelled = writer.lines(['In words'], MARGIN, top, LABEL);
  writer.lines(terms, MARGIN, top - labelled, STRONG);
  writer.text(rupees(amountPaise), RIGHT, top - labelled, { size: 10.5, isBold: true, isRight: true });
  writer.y -= height;
}

function orderRows({ orders, amountPaise }: StatementContent): FigureRow[] {
  const sum = (amount: (order: (typeof orders)[number]) => number) =>
    figure(orders.reduce((all, order) => all + amount(order), 0));
  return [
    ...orders.map(({ number, salesPaise, refundsPaise, feesPaise, taxesPaise, netPaise }) => ({
      text: number ?? 'No order',
      figures: [salesPaise, refundsPaise, feesPaise, taxesPaise, netPaise].map(figure),
    })),
    {
      text: 'Total',
      figures: [
        sum(({ salesPaise }) => salesPaise),
        sum(({ refundsPaise }) => refundsPaise),
        sum(({ feesPaise }) => feesPaise),
        sum(({ taxesPaise }) => taxesPaise),
        figure(amountPaise),
      ],
      isBold: true,
    },
  ];
}
