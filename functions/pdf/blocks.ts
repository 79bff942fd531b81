import { hasOtherScript, inLatin } from '#contract/shop/latin-letters.ts';
import { MARGIN, RIGHT, SOFT } from './page-writer.ts';
import type { PageWriter, TextStyle } from './page-writer.ts';

/** Where the second of two blocks begins, and the space before it. */
export const MIDDLE = 310;
export const GAP = 14;
const LABEL_WIDTH = 84;

/** The title of a paper, and to its right which copy it is, or of when. */
export function drawTitle(writer: PageWriter, title: string, aside: string): void {
  writer.text(title, MARGIN, writer.y, { size: 17, isBold: true });
  writer.text(aside, RIGHT, writer.y - 7, { color: SOFT, isRight: true });
  writer.y -= 28;
  writer.rule(writer.y);
}

/** Two blocks side by side, each told its width; each returns its height. */
export function beside(writer: PageWriter, left: (width: number) => number, right: (width: number) => number): void {
  writer.y -= 8;
  const height = Math.max(left(MIDDLE - MARGIN - GAP), right(RIGHT - MIDDLE));
  writer.y -= height + 10;
}

export type Paragraph = readonly [text: string, style?: TextStyle];
export const LABEL: TextStyle = { size: 7, color: SOFT };
export const STRONG: TextStyle = { isBold: true };

/** A name or an address as it was written and, where that is in another script, in Latin letters below. */
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

/** Labels with what they say, in the right block. */
export function facts(
  writer: PageWriter,
  width: number,
  content: readonly (readonly [label: string, text: string])[],
): number {
  let height = 0;
  for (const [label, text] of content) {
    writer.text(label, MIDDLE, writer.y - height, { color: SOFT });
    height += writer.lines(writer.wrap(text, width - LABEL_WIDTH), MIDDLE + LABEL_WIDTH, writer.y - height);
  }
  return height;
}
