import type { PDFDocument } from 'pdf-lib';
import { formatDay } from '#contract/shop/dates.ts';
import type { PrintedSlip, SlipContent } from '#contract/shop/packing-slip.ts';
import { hasOtherScript, inLatin } from '#contract/shop/latin-letters.ts';
import { beside, drawTitle, facts, inBothScripts, LABEL, paragraphs } from './blocks.ts';
import { isPrintable, lineHeight, MARGIN, PageWriter, RIGHT, SOFT } from './page-writer.ts';
import type { Typefaces } from './page-writer.ts';

/** A size that is legible at arm's length, while packing. */
const SIZE = 11;
const SMALL = { size: 9, color: SOFT } as const;
const STRONG = { size: SIZE, isBold: true } as const;
/** The space before and after a line of the table. */
const PADDING = 5;
/** The width of the column of quantities. */
const QUANTITY_WIDTH = 80;
const CARD_PADDING = 12;

/** Renders the packing slip of a parcel. */
export function drawPackingSlip(pdf: PDFDocument, faces: Typefaces, { number, content }: PrintedSlip): void {
  const writer = new PageWriter(pdf, faces, (page) => {
    page.text(`Packing slip ${number}`, MARGIN, page.y, { isBold: true });
    page.text(content.delivery.name, RIGHT, page.y, { color: SOFT, isRight: true });
    page.y -= lineHeight() + 6;
    drawHead(page);
  });
  drawTitle(writer, `Packing slip ${number}`, `Ordered ${formatDay(content.placedOn)}`);
  const { name, mobile, address } = content.delivery;
  beside(
    writer,
    (width) =>
      paragraphs(writer, MARGIN, width, [
        ['To', LABEL],
        ...inBothScripts(name, STRONG, SMALL),
        ...address.map((line) => [line, { size: SIZE }] as const),
        ...(hasOtherScript(address.join()) ? [[inLatin(address.join(', ')), SMALL] as const] : []),
        [`Mobile ${mobile}`, { size: SIZE }],
      ]),
    (width) => facts(writer, width, factsOf(content)),
  );
  drawHead(writer);
  for (const item of content.items) drawItem(writer, item);
  writer.y -= 10;
  if (content.note) drawText(writer, `Note: ${content.note}`);
  if (content.note && !isPrintable(content.note))
    drawText(writer, 'The note has signs that this paper does not: please look at the order, too.');
  if (content.gift) drawGift(writer, content.gift.message);
  writer.foot(`Packing slip ${number}${writer.orderedAt}`);
}

function drawHead(writer: PageWriter): void {
  writer.rule(writer.y);
  writer.y -= PADDING;
  writer.text('Item', MARGIN, writer.y, STRONG);
  writer.text('Quantity', RIGHT, writer.y, { ...STRONG, isRight: true });
  writer.y -= lineHeight(STRONG) + PADDING;
  writer.rule(writer.y);
}

/** Writes an item on one page, with its SKU below its name. */
function drawItem(writer: PageWriter, { name, detail, skuCode, quantity }: SlipContent['items'][number]): void {
  const width = RIGHT - MARGIN - QUANTITY_WIDTH;
  const named = writer.wrap(name, width, { size: SIZE });
  const told = writer.wrap([skuCode, detail].filter(Boolean).join(', '), width, SMALL);
  const height = named.length * lineHeight({ size: SIZE }) + told.length * lineHeight(SMALL) + 2 * PADDING;
  writer.need(height);
  const top = writer.y - PADDING;
  const below = top - writer.lines(named, MARGIN, top, { size: SIZE });
  writer.lines(told, MARGIN, below, SMALL);
  writer.text(String(quantity), RIGHT, top, { ...STRONG, isRight: true });
  writer.y -= height;
  writer.rule(writer.y);
}

function factsOf({ sellerName, parcel, items }: SlipContent): (readonly [string, string])[] {
  return [
    ['Seller', sellerName],
    ...(parcel
      ? ([
          ['Courier', parcel.courierName],
          ['AWB', parcel.awb],
        ] as const)
      : []),
    ['Items', String(items.reduce((sum, { quantity }) => sum + quantity, 0))],
  ];
}

/** Writes a text over the whole width. */
function drawText(writer: PageWriter, text: string): void {
  const lines = writer.wrap(text, RIGHT - MARGIN, { size: SIZE });
  writer.need(lines.length * lineHeight({ size: SIZE }));
  writer.y -= writer.lines(lines, MARGIN, writer.y, { size: SIZE }) + 6;
}

/** Writes the packer's instruction to wrap a gift. The text of the gift card is in a frame, to be cut out or copied. */
function drawGift(writer: PageWriter, message: string): void {
  if (message === '') return drawText(writer, 'Gift: please wrap it.');
  if (!isPrintable(message))
    return drawText(
      writer,
      'Gift: please wrap it and lay in a card. Its words have letters that this paper does not: please copy them from the order.',
    );
  drawText(writer, 'Gift: please wrap it and lay in a card that says:');
  const style = { size: 14 };
  const width = RIGHT - MARGIN - 2 * CARD_PADDING;
  const lines = message.split('\n').flatMap((line) => (line.trim() === '' ? [''] : writer.wrap(line, width, style)));
  const height = lines.length * lineHeight(style) + 2 * CARD_PADDING;
  writer.need(height);
  writer.frame(height);
  writer.lines(lines, MARGIN + CARD_PADDING, writer.y - CARD_PADDING, style);
  writer.y -= height;
}
