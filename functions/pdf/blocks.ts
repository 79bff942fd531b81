import { hasOtherScript, inLatin } from '#contract/shop/latin-letters.ts';
import { lineHeight, MARGIN, RIGHT, SOFT } from './page-writer.ts';
import type { PageWriter, TextStyle } from './page-writer.ts';

/** The left edge of the second of two blocks, and the space before it. */
export const MIDDLE = 310;
export const GAP = 14;
const LABEL_WIDTH = 84;
/** The space below a label in a second language, so that it is read with the label above it. */
const OWN_GAP = 3;

/**
 * Writes the title of a document, and a note to its right, such as the copy or the date.
 * @param own the title in the second language of the document
 */
export function drawTitle(writer: PageWriter, title: string, aside: string, own?: string): void {
  writer.text(title, MARGIN, writer.y, { size: 17, isBold: true, color: writer.accent });
  writer.text(aside, RIGHT, writer.y - 7, { color: SOFT, isRight: true });
  if (own !== undefined) {
    writer.y -= 24;
    writer.text(own, MARGIN, writer.y, { size: 9, color: SOFT });
    writer.y += 11;
  }
  writer.y -= 28;
  writer.titleRule(writer.y);
}

/** Writes two blocks next to each other. Each function gets its width and returns its height. */
export function beside(writer: PageWriter, left: (width: number) => number, right: (width: number) => number): void {
  writer.y -= 8;
  const height = Math.max(left(MIDDLE - MARGIN - GAP), right(RIGHT - MIDDLE));
  writer.y -= height + 10;
}

export type Paragraph = readonly [text: string, style?: TextStyle];
export const LABEL: TextStyle = { size: 7, color: SOFT };
export const STRONG: TextStyle = { isBold: true };

/** Returns a name or an address in its script and, if that is not Latin, in Latin letters below. */
export function inBothScripts(text: string, style: TextStyle = {}, latinStyle: TextStyle = LABEL): Paragraph[] {
  return hasOtherScript(text)
    ? [
        [text, style],
        [inLatin(text), latinStyle],
      ]
    : [[text, style]];
}

export function paragraphs(writer: PageWriter, x: number, width: number, content: readonly Paragraph[]): number {
  let height = 0;
  for (const [text, style] of content) {
    height += writer.lines(writer.wrap(text, width, style), x, writer.y - height, style);
  }
  return height;
}

/** Writes labels with their values in the right block; a label in a second language is below its label. */
export function facts(
  writer: PageWriter,
  width: number,
  content: readonly (readonly [label: string, text: string, own?: string | undefined])[],
): number {
  let height = 0;
  for (const [label, text, own] of content) {
    const top = writer.y - height;
    writer.text(label, MIDDLE, top, { color: SOFT });
    const labelHeight =
      own === undefined ? 0 : lineHeight() + writer.lines([own], MIDDLE, top - lineHeight(), LABEL) + OWN_GAP;
    height += Math.max(labelHeight, writer.lines(writer.wrap(text, width - LABEL_WIDTH), MIDDLE + LABEL_WIDTH, top));
  }
  return height;
}
