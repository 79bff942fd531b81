import type { PDFDocument } from 'pdf-lib';
import type { DocumentContent, PrintedDocument } from '#contract/shop/document-content.ts';
import { COMPOSITION_SENTENCE, DOCUMENT_TITLES } from '#contract/shop/documents.ts';
import { formatDay } from '#contract/shop/dates.ts';
import { beside, drawTitle, facts, GAP, inBothScripts, LABEL, MIDDLE, paragraphs, STRONG } from './blocks.ts';
import type { Paragraph } from './blocks.ts';
import { drawLines, drawTableHead } from './lines-table.ts';
import { lineHeight, MARGIN, PageWriter, RIGHT, SOFT } from './page-writer.ts';
import type { TextStyle, Typefaces } from './page-writer.ts';
import { rupees, stateWithCode, taxNames } from './words.ts';

/**
 * Renders one document with the fields of rule 46 of the CGST Rules, for a bill of supply of rule 49, for a credit note
 * of rule 53(1A). It is issued electronically, so it needs no signature (rule 46, third proviso).
 */
export function drawDocument(pdf: PDFDocument, faces: Typefaces, document: PrintedDocument): void {
  const { kind, number, content } = document;
  const title = `${DOCUMENT_TITLES[kind]} ${number}`;
  const writer = new PageWriter(pdf, faces, (page) => {
    page.text(title, MARGIN, page.y, { isBold: true });
    page.text(content.seller.legalName, RIGHT, page.y, { color: SOFT, isRight: true });
    page.y -= lineHeight() + 6;
    drawTableHead(page, content);
  });
  drawTitle(writer, DOCUMENT_TITLES[kind], 'Original for recipient');
  beside(
    writer,
    (width) => paragraphs(writer, MARGIN, width, sellerLines(content)),
    (width) => facts(writer, width, factsOf(document)),
  );
  beside(
    writer,
    (width) => paragraphs(writer, MARGIN, width, buyerLines(content)),
    (width) => paragraphs(writer, MIDDLE, width, deliveryLines(content)),
  );
  drawTableHead(writer, content);
  drawLines(writer, content);
  drawSums(writer, content);
  drawNotes(writer, document);
  writer.foot(`${title}, issued by ${content.seller.legalName}${writer.orderedAt}`);
}

function sellerLines({ seller }: DocumentContent): Paragraph[] {
  return [
    ['Sold by', LABEL],
    [seller.legalName, { isBold: true, size: 9.5 }],
    ...(seller.tradeName === seller.legalName ? [] : [[`Trading as ${seller.tradeName}`] as const]),
    ...inBothScripts(seller.address.join(', ')),
    ...(seller.gstin === null ? [] : [[`GSTIN ${seller.gstin}`, STRONG] as const]),
    [`State ${stateWithCode(seller.state)}`],
    ...(seller.isComposition ? [[COMPOSITION_SENTENCE, STRONG] as const] : []),
  ];
}

function factsOf({ kind, number, issuedOn, content }: PrintedDocument): (readonly [string, string])[] {
  const { order, placeOfSupply, credits, seller } = content;
  return [
    ['Number', number],
    ['Date', formatDay(issuedOn)],
    ...(credits === null
      ? []
      : ([
          ['For invoice', `${credits.number} of ${formatDay(credits.issuedOn)}`],
          ['Reason', credits.reason],
        ] as const)),
    ['Order', order.number],
    ['Ordered on', formatDay(order.placedOn)],
    ['Payment', paymentOf(order)],
    ['Place of supply', stateWithCode(placeOfSupply)],
    ...(kind === 'BILL' || seller.gstin === null ? [] : [['Reverse charge', 'No'] as const]),
  ];
}

/**
 * Returns the lines of the buyer. An unregistered buyer is at the delivery address. The name of a business is written
 * as registered.
 */
function buyerLines({ buyer, delivery }: DocumentContent): Paragraph[] {
  return [
    ['Billed to', LABEL],
    ...(buyer.gstin === null
      ? inBothScripts(buyer.name, STRONG)
      : ([
          [buyer.name, STRONG],
          [`GSTIN ${buyer.gstin}`, STRONG],
        ] as const)),
    ...inBothScripts(delivery.address.join(', ')),
    [`State ${stateWithCode(delivery.state)}`],
  ];
}

function paymentOf({ paymentMethod, isAtCounter }: DocumentContent['order']): string {
  if (paymentMethod === 'PREPAID') return 'Paid online';
  return isAtCounter ? 'Cash' : 'Cash on delivery';
}

function deliveryLines({ delivery, order }: DocumentContent): Paragraph[] {
  return [
    [order.isAtCounter ? 'Handed over at' : 'Delivered to', LABEL],
    ...inBothScripts(delivery.name, STRONG),
    ...inBothScripts(delivery.address.join(', ')),
    [`State ${stateWithCode(delivery.state)}`],
    ...(delivery.mobile === '' ? [] : [[`Mobile +91 ${delivery.mobile}`] as const]),
  ];
}

/** Writes the total in figures and in words, and the marketplace's part of it. */
function drawSums(writer: PageWriter, content: DocumentContent): void {
  const { totals, totalInWords, credits } = content;
  const width = MIDDLE - MARGIN - GAP;
  const terms = writer.wrap(totalInWords, width, STRONG);
  const sums: [label: string, amount: string, style: TextStyle][] = [
    [credits === null ? 'Total' : 'Credited', rupees(totals.total), { size: 10.5, isBold: true }],
  ];
  if (totals.byMarketplace > 0) {
    const payable = totals.total - totals.byMarketplace;
    sums.push(
      [credits === null ? 'Paid by the marketplace' : 'To the marketplace', `-${rupees(totals.byMarketplace)}`, {}],
      [credits === null ? 'Amount payable' : 'To the buyer', rupees(payable), { size: 10.5, isBold: true }],
    );
  }
  const height = Math.max((terms.length + 1) * lineHeight(), sums.length * 17) + 10;
  writer.need(height);
  const top = writer.y - 8;
  const labelled = writer.lines(['In words'], MARGIN, top, LABEL);
  writer.lines(terms, MARGIN, top - labelled, STRONG);
  sums.forEach(([label, amount, style], index) => {
    writer.text(label, MIDDLE + 40, top - index * 17, style);
    writer.text(amount, RIGHT, top - index * 17, { ...style, isRight: true });
  });
  writer.y -= height;
}

function drawNotes(writer: PageWriter, { kind, content }: PrintedDocument): void {
  const document = DOCUMENT_TITLES[kind].toLowerCase();
  const notes = [
    `Amounts are in Indian rupees${taxNames(content).length > 0 ? '; prices and discounts include GST' : ''}.`,
    ...(content.lines.some(({ isExempt }) => isExempt) ? ['Exempt goods bear no tax.'] : []),
    `This is a computer generated ${document} and needs no signature.`,
  ];
  writer.need(notes.length * lineHeight({ size: 7 }) + 30);
  writer.y -= 12;
  writer.text(`For ${content.seller.legalName}`, RIGHT, writer.y, { isRight: true });
  writer.y -= writer.lines(notes, MARGIN, writer.y, LABEL);
}
