import { rgb } from 'pdf-lib';
import type { Color, PDFDocument, PDFFont, PDFPage } from 'pdf-lib';
import { romanised } from './romanised.ts';

/** A4 in points. */
const [WIDTH, HEIGHT] = [595.28, 841.89];
export const MARGIN = 36;
/** Where nothing but the foot of a page is written. */
const FOOT = 56;
export const RIGHT = WIDTH - MARGIN;

export const BLACK = rgb(0.1, 0.09, 0.08);
export const SOFT = rgb(0.38, 0.36, 0.34);
const LINE = rgb(0.78, 0.75, 0.72);
const LINE_HEIGHT = 1.32;

export interface Typefaces {
  regular: PDFFont;
  bold: PDFFont;
}

export interface TextStyle {
  size?: number;
  isBold?: boolean;
  color?: Color;
  /** Text ends at x instead of beginning there. */
  isRight?: boolean;
}

/** Writes one paper page by page, from the top down. */
export class PageWriter {
  readonly pages: PDFPage[] = [];
  /** Where the next line begins, from the lower edge. */
  y = 0;
  readonly #pdf: PDFDocument;
  readonly #faces: Typefaces;
  readonly #letters: { regular: ReadonlySet<number>; bold: ReadonlySet<number> };
  readonly #head: (writer: PageWriter) => void;

  /** @param head writes what every page but the first begins with */
  constructor(pdf: PDFDocument, faces: Typefaces, head: (writer: PageWriter) => void) {
    this.#pdf = pdf;
    this.#faces = faces;
    this.#letters = {
      regular: new Set(faces.regular.getCharacterSet()),
      bold: new Set(faces.bold.getCharacterSet()),
    };
    this.#head = head;
    this.#turn();
  }

  get #page(): PDFPage {
    return this.pages.at(-1)!;
  }

  #turn(): void {
    this.pages.push(this.#pdf.addPage([WIDTH, HEIGHT]));
    this.y = HEIGHT - MARGIN;
  }

  /** Goes on with the next page where so much does not fit any more. */
  need(height: number): void {
    if (this.y - height >= FOOT) return;
    this.#turn();
    this.#head(this);
  }

  /** Writes one line with its top at `top`. */
  text(text: string, x: number, top: number, style: TextStyle = {}): void {
    const { size = 8, isBold = false, color = BLACK, isRight = false } = style;
    const font = isBold ? this.#faces.bold : this.#faces.regular;
    const shown = this.#printable(text, isBold);
    const left = isRight ? x - font.widthOfTextAtSize(shown, size) : x;
    this.#page.drawText(shown, { x: left, y: top - size, size, font, color });
  }

  /** Writes lines one below the other and returns their height. */
  lines(lines: readonly string[], x: number, top: number, style: TextStyle = {}): number {
    const step = lineHeight(style);
    lines.forEach((line, index) => this.text(line, x, top - index * step, style));
    return lines.length * step;
  }

  /** A text cut into lines of a width: between words, and within one that is wider than a line. */
  wrap(text: string, width: number, { size = 8, isBold = false }: TextStyle = {}): string[] {
    const font = isBold ? this.#faces.bold : this.#faces.regular;
    const fits = (part: string) => font.widthOfTextAtSize(this.#printable(part, isBold), size) <= width;
    const lines: string[] = [];
    let line = '';
    for (const word of text.split(/\s+/).filter(Boolean)) {
      const longer = line === '' ? word : `${line} ${word}`;
      if (fits(longer)) {
        line = longer;
        continue;
      }
      if (line !== '') lines.push(line);
      line = word;
      while (!fits(line)) {
        let end = line.length - 1;
        while (end > 1 && !fits(line.slice(0, end))) end -= 1;
        lines.push(line.slice(0, end));
        line = line.slice(end);
      }
    }
    if (line !== '') lines.push(line);
    return lines;
  }

  /** A frame over the whole width, from where the next line begins. */
  frame(height: number): void {
    const place = { x: MARGIN, y: this.y - height, width: RIGHT - MARGIN, height };
    this.#page.drawRectangle({ ...place, borderColor: LINE, borderWidth: 0.8, borderDashArray: [4, 3] });
  }

  /** Whether a text is written as it is, in its own letters. */
  has(text: string): boolean {
    return Array.from(text).every((sign) => sign === '\n' || this.#letters.regular.has(sign.codePointAt(0)!));
  }

  rule(y: number, from = MARGIN, to = RIGHT): void {
    this.#page.drawLine({ start: { x: from, y }, end: { x: to, y }, thickness: 0.6, color: LINE });
  }

  /** Writes at the foot of every page, when all of them are there. */
  foot(left: string): void {
    this.pages.forEach((page, index) => {
      const size = 7;
      const font = this.#faces.regular;
      const right = `Page ${index + 1} of ${this.pages.length}`;
      const y = MARGIN - 4;
      page.drawText(this.#printable(left, false), { x: MARGIN, y, size, font, color: SOFT });
      page.drawText(right, { x: RIGHT - font.widthOfTextAtSize(right, size), y, size, font, color: SOFT });
    });
  }

  /** A text in letters of the typeface: other scripts of India in Latin ones, and a mark for what has none. */
  #printable(text: string, isBold: boolean): string {
    const letters = isBold ? this.#letters.bold : this.#letters.regular;
    const has = (sign: string) => letters.has(sign.codePointAt(0)!);
    return Array.from(romanised(text).normalize('NFC'), (sign) => {
      if (has(sign)) return sign;
      const plain = sign.normalize('NFKD').replace(/\p{M}/gu, '');
      return plain !== '' && Array.from(plain).every(has) ? plain : '?';
    }).join('');
  }
}

export function lineHeight({ size = 8 }: TextStyle = {}): number {
  return size * LINE_HEIGHT;
}
