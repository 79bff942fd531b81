import type { PDFDocument } from 'pdf-lib';
import type { DocumentContent, PrintedDocument } from '#contract/shop/document-content.ts';
import type { PaperLabel } from '#contract/words/hi/papers.ts';
import { amountText } from '#contract/words/hi/amount-in-words.ts';
import { COMPOSITION_SENTENCE, DOCUMENT_TITLES } from '#contract/shop/documents.ts';
import { formatDay } from '#contract/shop/dates.ts';
import { beside, drawTitle, facts, GAP, inBothScripts, LABEL, MIDDLE, paragraphs, STRONG } from './blocks.ts';
import type { Paragraph } from './blocks.ts';
import { drawLines, drawTableHead } from './lines-table.ts';
import { lineHeight, MARGIN, PageWriter, RIGHT, SOFT } from './page-writer.ts';
import type { TextStyle, Typefaces } from './page-writer.ts';
import { bothLabels, labelIn, rupees, stateWithCode, taxNames } from './words.ts';

/**
 * Renders one document with the fields of rule 46 of the CGST Rules, for a bill of supply of rule 49, for a credit note
 * of rule 53(1A). It is issued electronically, so it needs no signature (rule 46, third proviso). The rules ask for
 * English or a language of the Union; a document of a buyer with another language has its labels in both.
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
  const own = labelIn(content, DOCUMENT_TITLES[kind]);
  drawTitle(writer, DOCUMENT_TITLES[kind], bothLabels(content, 'Original for recipient'), own);
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

function sellerLines(content: DocumentContent): Paragraph[] {
  const { seller } = content;
  const composition = labelIn(content, COMPOSITION_SENTENCE);
  return [
    [bothLabels(content, 'Sold by'), LABEL],
    [seller.legalName, { isBold: true, size: 9.5 }],
    ...(seller.tradeName === seller.legalName ? [] : [[`Trading as ${seller.tradeName}`] as const]),
    ...inBothScripts(seller.address.join(', ')),
    ...(seller.gstin === null ? [] : [[`GSTIN ${seller.gstin}`, STRONG] as const]),
    [`State ${stateWithCode(seller.state)}`],
    ...(seller.isComposition ? [[COMPOSITION_SENTENCE, STRONG] as const] : []),
    ...(seller.isComposition && composition !== undefined ? [[composition] as const] : []),
  ];
}

function factsOf({ kind, number, issuedOn, content }: PrintedDocument): Parameters<typeof facts>[2] {
  const { order, placeOfSupply, credits, seller } = content;
  const fact = (label: PaperLabel, text: string) => [label, text, labelIn(content, label)] as const;
  return [
    fact('Number', number),
    fact('Date', formatDay(issuedOn)),
    ...(credits === null
      ? []
      : [fact('For invoice', `${credits.number} of ${formatDay(credits.issuedOn)}`), fact('Reason', credits.reason)]),
    fact('Order', order.number),
    fact('Ordered on', formatDay(order.placedOn)),
    fact('Payment', bothLabels(content, paymentOf(order))),
    fact('Place of supply', stateWithCode(placeOfSupply)),
    ...(kind === 'BILL' || seller.gstin === null ? [] : [fact('Reverse charge', bothLabels(content, 'No'))]),
  ];
}

/**
 * Returns the lines of the buyer. An unregistered buyer is at the delivery address. The name of a business is written
 * as registered.
 */
function buyerLines(content: DocumentContent): Paragraph[] {
  const { buyer, delivery } = content;
  return [
    [bothLabels(content, 'Billed to'), LABEL],
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

function paymentOf({ paymentMethod, isAtCounter }: DocumentContent['order']): PaperLabel {
  if (paymentMethod === 'PREPAID') return 'Paid online';
  return isAtCounter ? 'Cash' : 'Cash on delivery';
}

function deliveryLines(content: DocumentContent): Paragraph[] {
  const { delivery, order } = content;
  return [
    [bothLabels(content, order.isAtCounter ? 'Handed over at' : 'Delivered to'), LABEL],
    ...inBothScripts(delivery.name, STRONG),
    ...inBothScripts(delivery.address.join(', ')),
    [`State ${stateWithCode(delivery.state)}`],
    ...(delivery.mobile === '' ? [] : [[`Mobile +91 ${delivery.mobile}`] as const]),
  ];
}

/** Writes the total in figures and in words, and the marketplace's part of it. */
function drawSums(writer: PageWriter, content: DocumentContent): void {
  const { totals, totalInWords, credits, language } = content;
  const width = MIDDLE - MARGIN - GAP;
  const terms = writer.wrap(totalInWords, width, STRONG);
  const ownTerms = language === undefined ? [] : writer.wrap(amountText(totals.total), width);
  const sums: [label: PaperLabel, amount: string, style: TextStyle][] = [
    [credits === null ? 'Total' : 'Credited', rupees(totals.total), { size: 10.5, isBold: true }],
  ];
  if (totals.byMarketplace > 0) {
    const payable = totals.total - totals.byMarketplace;
    sums.push(
      [credits === null ? 'Paid by the marketplace' : 'To the marketplace', `-${rupees(totals.byMarketplace)}`, {}],
      [credits === null ? 'Amount payable' : 'To the buyer', rupees(payable), { size: 10.5, isBold: true }],
    );
  }
  const step = language === undefined ? 17 : 26;
  const height = Math.max((terms.length + ownTerms.length + 1) * lineHeight(), sums.length * step) + 10;
  writer.need(height);
  const top = writer.y - 8;
  const labelled = writer.lines([bothLabels(content, 'In words')], MARGIN, top, LABEL);
  const english = writer.lines(terms, MARGIN, top - labelled, STRONG);
  writer.lines(ownTerms, MARGIN, top - labelled - english);
  sums.forEach(([label, amount, style], index) => {
    const own = labelIn(content, label);
    writer.text(label, MIDDLE + 40, top - index * step, style);
    if (own !== undefined) writer.text(own, MIDDLE + 40, top - index * step - 13, LABEL);
    writer.text(amount, RIGHT, top - index * step, { ...style, isRight: true });
  });
  writer.y -= height;
}

function drawNotes(writer: PageWriter, { kind, content }: PrintedDocument): void {
  const document = DOCUMENT_TITLES[kind].toLowerCase() as Lowercase<(typeof DOCUMENT_TITLES)[typeof kind]>;
  const english: PaperLabel[] = [
    taxNames(content).length > 0
      ? 'Amounts are in Indian rupees; prices and discounts include GST.'
      : 'Amounts are in Indian rupees.',
    ...(content.lines.some(({ isExempt }) => isExempt) ? (['Exempt goods bear no tax.'] as const) : []),
    `This is a computer generated ${document} and needs no signature.`,
  ];
  const notes = [...english, ...english.flatMap((note) => labelIn(content, note) ?? [])];
  writer.need(notes.length * lineHeight({ size: 7 }) + 30);
  writer.y -= 12;
  writer.text(`For ${content.seller.legalName}`, RIGHT, writer.y, { isRight: true });
  writer.y -= writer.lines(notes, MARGIN, writer.y, LABEL);
}
