import type { PaperLabel } from '#contract/words/hi/papers.ts';
import type { DocumentContent, DocumentLine } from '#contract/shop/document-content.ts';
import { lineHeight, MARGIN, RIGHT, SOFT } from './page-writer.ts';
import type { PageWriter } from './page-writer.ts';
import { figure, labelIn, percent, taxNames } from './words.ts';

const SIZE = 7.5;
const PADDING = 4;
const SMALL = { size: 6.5, color: SOFT } as const;

interface Column {
  title: PaperLabel;
  width: number;
  /** Returns the text of a line's cell, and the small text below it. */
  cell(line: DocumentLine): [text: string, below?: string];
  /** Returns the sum of the column, if it has one. */
  sum?(totals: DocumentContent['totals']): string;
}

/** Returns the columns after the description, from left to right. The description has the remaining width. */
function columnsOf(content: DocumentContent): Column[] {
  const isCredit = content.credits !== null;
  const taxes = taxNames(content);
  const rate = ({ isExempt, taxBasisPoints }: DocumentLine) =>
    isExempt ? 'exempt' : percent(taxBasisPoints / taxes.length);
  const fees: Column = {
    title: 'Fees',
    width: 38,
    cell: ({ fees: own }) => [figure(own)],
    sum: ({ fees: all }) => figure(all),
  };
  const sold: Column[] = [
    { title: 'Unit price', width: 47, cell: ({ unitPrice }) => [figure(unitPrice)] },
    {
      title: 'Discount',
      width: 44,
      cell: ({ discount }) => [figure(discount)],
      sum: ({ discount }) => figure(discount),
    },
  ];
  return [
    { title: 'HSN', width: 38, cell: ({ hsn }) => [hsn] },
    { title: 'Quantity', width: 38, cell: ({ quantity }) => [`${quantity} PCS`] },
    ...(isCredit ? [] : sold),
    ...(content.totals.fees === 0 ? [] : [fees]),
    ...(taxes.length === 0
      ? []
      : [
          {
            title: 'Taxable' as const,
            width: 49,
            cell: ({ taxable }: DocumentLine): [string] => [figure(taxable)],
            sum: ({ taxable }: DocumentContent['totals']) => figure(taxable),
          },
        ]),
    ...taxes.map((name): Column => {
      const amount = ({ cgst, sgst, igst }: Pick<DocumentLine, 'cgst' | 'sgst' | 'igst'>) =>
        name === 'IGST' ? igst : name === 'CGST' ? cgst : sgst;
      return {
        title: name,
        width: 43,
        cell: (line) => [figure(amount(line)), rate(line)],
        sum: (totals) => figure(amount(totals)),
      };
    }),
    {
      title: taxes.length === 0 ? 'Value' : 'Total',
      width: 52,
      cell: ({ total }) => [figure(total)],
      sum: ({ total }) => figure(total),
    },
  ];
}

/** Returns columns with their right edges. */
function placed(content: DocumentContent): { columns: (Column & { end: number })[]; descriptionWidth: number } {
  const columns = columnsOf(content);
  let end = RIGHT;
  const ends = columns.toReversed().map((column) => {
    const own = { ...column, end };
    end -= column.width;
    return own;
  });
  return { columns: ends.toReversed(), descriptionWidth: end - MARGIN - 6 };
}

export function drawTableHead(writer: PageWriter, content: DocumentContent): void {
  const { columns } = placed(content);
  const style = { size: SIZE, isBold: true } as const;
  writer.rule(writer.y);
  writer.y -= PADDING;
  writer.text('Description', MARGIN, writer.y, style);
  for (const { title, end } of columns) writer.text(title, end, writer.y, { ...style, isRight: true });
  writer.y -= lineHeight(style);
  if (content.language !== undefined) {
    writer.text(labelIn(content, 'Description') ?? '', MARGIN, writer.y, SMALL);
    for (const { title, end } of columns) {
      const own = labelIn(content, title);
      if (own !== title) writer.text(own ?? '', end, writer.y, { ...SMALL, isRight: true });
    }
    writer.y -= lineHeight(SMALL);
  }
  writer.y -= PADDING;
  writer.rule(writer.y);
}

/** Writes the lines of a document, each on one page, and their sums. */
export function drawLines(writer: PageWriter, content: DocumentContent): void {
  const { columns, descriptionWidth } = placed(content);
  content.lines.forEach((line, index) => {
    const description = writer.wrap(`${index + 1}. ${line.description}`, descriptionWidth, { size: SIZE });
    const detail = writer.wrap(line.detail, descriptionWidth, SMALL);
    const height =
      Math.max(
        description.length * lineHeight({ size: SIZE }) + detail.length * lineHeight(SMALL),
        lineHeight({ size: SIZE }) + lineHeight(SMALL),
      ) +
      2 * PADDING;
    writer.need(height);
    const top = writer.y - PADDING;
    const described = writer.lines(description, MARGIN, top, { size: SIZE });
    writer.lines(detail, MARGIN, top - described, SMALL);
    for (const { end, cell } of columns) {
      const [text, below] = cell(line);
      writer.text(text, end, top, { size: SIZE, isRight: true });
      if (below) writer.text(below, end, top - lineHeight({ size: SIZE }), { ...SMALL, isRight: true });
    }
    writer.y -= height;
    writer.rule(writer.y);
  });

  const style = { size: SIZE, isBold: true } as const;
  const own = labelIn(content, 'Total');
  writer.need(lineHeight(style) + (own === undefined ? 0 : lineHeight(SMALL)) + 2 * PADDING);
  writer.y -= PADDING;
  writer.text('Total', MARGIN, writer.y, style);
  for (const { end, sum } of columns)
    if (sum) writer.text(sum(content.totals), end, writer.y, { ...style, isRight: true });
  writer.y -= lineHeight(style);
  if (own !== undefined) writer.y -= writer.lines([own], MARGIN, writer.y, SMALL);
  writer.y -= PADDING;
  writer.rule(writer.y);
}
