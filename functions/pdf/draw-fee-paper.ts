import type { PDFDocument } from 'pdf-lib';
import { formatDay, monthInWords } from '#contract/shop/dates.ts';
import { FEE_PAPER_TITLES, FEE_SERVICES } from '#contract/shop/fee-papers.ts';
import type { FeeAmounts, FeePaperContent, PrintedFeePaper } from '#contract/shop/fee-papers.ts';
import { beside, drawTitle, facts, inBothScripts, LABEL, MIDDLE, paragraphs, STRONG } from './blocks.ts';
import type { Paragraph } from './blocks.ts';
import { drawFigureHead, drawFigureRows } from './figure-table.ts';
import type { FigureRow, FigureTable } from './figure-table.ts';
import { lineHeight, MARGIN, PageWriter, RIGHT, SOFT } from './page-writer.ts';
import type { Typefaces } from './page-writer.ts';
import { figure, percent, rupees, stateWithCode, taxNames } from './words.ts';

/** Renders the marketplace's monthly invoice or credit note to a seller (CGST Rules, rules 46 and 53(1A)). */
export function drawFeePaper(pdf: PDFDocument, faces: Typefaces, document: PrintedFeePaper): void {
  const { kind, number, content } = document;
  const title = `${FEE_PAPER_TITLES[kind]} ${number}`;
  const table = tableOf(content);
  const writer = new PageWriter(pdf, faces, (page) => {
    page.text(title, MARGIN, page.y, { isBold: true });
    page.text(content.issuer.legalName, RIGHT, page.y, { color: SOFT, isRight: true });
    page.y -= lineHeight() + 6;
    drawFigureHead(page, table);
  });
  drawTitle(writer, FEE_PAPER_TITLES[kind], 'Original for recipient');
  beside(
    writer,
    (width) => paragraphs(writer, MARGIN, width, issuerLines(content)),
    (width) => facts(writer, width, factsOf(document)),
  );
  beside(
    writer,
    (width) => paragraphs(writer, MARGIN, width, sellerLines(content)),
    () => 0,
  );
  drawFigureHead(writer, table);
  drawFigureRows(writer, table, rowsOf(content));
  drawSums(writer, document);
  writer.foot(`${title}, issued by ${content.issuer.legalName}`);
}

function issuerLines({ issuer }: FeePaperContent): Paragraph[] {
  return [
    ['Issued by', LABEL],
    [issuer.legalName, { isBold: true, size: 9.5 }],
    ...inBothScripts(issuer.address),
    [`GSTIN ${issuer.gstin}`, STRONG],
    [`State ${stateWithCode(issuer.state)}`],
  ];
}

function sellerLines({ seller }: FeePaperContent): Paragraph[] {
  return [
    ['Billed to', LABEL],
    [seller.legalName, STRONG],
    ...(seller.tradeName === seller.legalName ? [] : [[`Trading as ${seller.tradeName}`] as const]),
    ...inBothScripts(seller.address.join(', ')),
    ...(seller.gstin === null ? [] : [[`GSTIN ${seller.gstin}`, STRONG] as const]),
    [`State ${stateWithCode(seller.state)}`],
  ];
}

function factsOf({ number, issuedOn, month, content }: PrintedFeePaper): (readonly [string, string])[] {
  return [
    ['Number', number],
    ['Date', formatDay(issuedOn)],
    ['For', monthInWords(month)],
    ...content.credits.map(
      (credit, index) =>
        [index === 0 ? 'For invoice' : '', `${credit.number} of ${formatDay(credit.issuedOn)}`] as const,
    ),
    ...(content.credits.length === 0 ? [] : [['Reason', 'Sales were cancelled or went back'] as const]),
    ['Place of supply', stateWithCode(content.placeOfSupply)],
    ['Reverse charge', 'No'],
  ];
}

const AMOUNT_OF = { CGST: 'cgst', SGST: 'sgst', UTGST: 'sgst', IGST: 'igst' } as const;

function tableOf(content: FeePaperContent): FigureTable {
  return {
    head: 'Service',
    columns: [
      ['SAC', 46],
      ['Entries', 46],
      ['Taxable', 66],
      ...taxNames(content).map((name) => [name, 60] as const),
      ['Rate', 40],
      ['Total', 70],
    ],
  };
}

function rowsOf(content: FeePaperContent): FigureRow[] {
  const taxes = taxNames(content);
  const amounts = (of: FeeAmounts) => [figure(of.taxable), ...taxes.map((name) => figure(of[AMOUNT_OF[name]]))];
  const roundOff = content.totals.roundOff;
  return [
    ...content.lines.map((line) => ({
      text: FEE_SERVICES[line.service].word,
      figures: [
        FEE_SERVICES[line.service].sac,
        String(line.count),
        ...amounts(line),
        percent(line.taxBasisPoints),
        figure(line.total - line.roundOff),
      ],
    })),
    ...(roundOff === 0
      ? []
      : [{ text: 'Round off', figures: ['', '', '', ...taxes.map(() => ''), '', figure(roundOff)] }]),
    {
      text: 'Total',
      figures: ['', '', ...amounts(content.totals), '', figure(content.totals.total)],
      isBold: true,
    },
  ];
}

function drawSums(writer: PageWriter, { kind, content }: PrintedFeePaper): void {
  const terms = writer.wrap(content.totalInWords, MIDDLE - MARGIN, STRONG);
  const notes = [
    kind === 'FEE_INVOICE'
      ? 'Charged to your account with us as the sales came in: nothing is left to pay.'
      : 'Given back to your account with us as the sales were taken back.',
    'Amounts are in Indian rupees. This is computer generated and needs no signature.',
  ];
  writer.need((terms.length + 1) * lineHeight() + notes.length * lineHeight({ size: 7 }) + 50);
  const top = writer.y - 8;
  const labelled = writer.lines(['In words'], MARGIN, top, LABEL);
  const height = labelled + writer.lines(terms, MARGIN, top - labelled, STRONG);
  writer.text(rupees(content.totals.total), RIGHT, top - labelled, { size: 10.5, isBold: true, isRight: true });
  writer.y = top - height - 16;
  writer.text(`For ${content.issuer.legalName}`, RIGHT, writer.y, { isRight: true });
  writer.y -= writer.lines(notes, MARGIN, writer.y, LABEL);
}
