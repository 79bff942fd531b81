import { rgb } from 'pdf-lib';
import type { Color, PDFDocument, PDFFont, PDFPage } from 'pdf-lib';
import type { PaperHouse } from '#contract/shop/paper-house.ts';
import { printable, setLine } from './set-line.ts';
import type { SetLine } from './set-line.ts';
import type { ScriptFonts } from './script-fonts.ts';

/** A4 in points. */
const [WIDTH, HEIGHT] = [595.28, 841.89];
export const MARGIN = 36;
/** Below this height there is only the foot of the page. */
const FOOT = 56;
export const RIGHT = WIDTH - MARGIN;

export const BLACK = rgb(0.1, 0.09, 0.08);
export const SOFT = rgb(0.38, 0.36, 0.34);
const LINE = rgb(0.78, 0.75, 0.72);
const LINE_HEIGHT = 1.32;
/** The foot and the note above it: two lines of the note fit between the text and the foot. */
const FINE = { size: 7, color: SOFT } as const;
/** Words are split between graphemes, not between a letter and its marks. */
const SIGNS = new Intl.Segmenter('en-IN');

export interface Typefaces {
  regular: PDFFont;
  bold: PDFFont;
  /** The typefaces of other scripts in the documents. */
  scripts: ScriptFonts;
  /** What papers show of the shop. */
  house: PaperHouse;
}

export interface TextStyle {
  size?: number;
  isBold?: boolean;
  color?: Color;
  /** The text ends at x instead of beginning there. */
  isRight?: boolean;
}

/** Writes one document page by page, from the top down. */
export class PageWriter {
  readonly pages: PDFPage[] = [];
  /** The position of the next line, from the lower edge. */
  y = 0;
  readonly #pdf: PDFDocument;
  readonly #faces: Typefaces;
  readonly #head: (writer: PageWriter) => void;

  /** @param head writes the beginning of every page but the first */
  constructor(pdf: PDFDocument, faces: Typefaces, head: (writer: PageWriter) => void) {
    this.#pdf = pdf;
    this.#faces = faces;
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

  /** Continues on a new page if the remaining height is too small. */
  need(height: number): void {
    if (this.y - height >= FOOT) return;
    this.#turn();
    this.#head(this);
  }

  /** Writes one line with its top at `top`. */
  text(text: string, x: number, top: number, style: TextStyle = {}): void {
    const { size = 8, isRight = false } = style;
    const line = this.#set(text, style);
    line.draw(this.#page, isRight ? x - line.width : x, top - size);
  }

  /** Writes lines one below the other, and returns their height. */
  lines(lines: readonly string[], x: number, top: number, style: TextStyle = {}): number {
    const step = lineHeight(style);
    lines.forEach((line, index) => this.text(line, x, top - index * step, style));
    return lines.length * step;
  }

  /** Wraps a text to a width: between words, and within a word that is wider than a line. */
  wrap(text: string, width: number, style: TextStyle = {}): string[] {
    const fits = (part: string) => this.#set(part, style).width <= width;
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
        const signs = Array.from(SIGNS.segment(line), ({ segment }) => segment);
        let end = signs.length - 1;
        while (end > 1 && !fits(signs.slice(0, end).join(''))) end -= 1;
        if (end < 1) break;
        lines.push(signs.slice(0, end).join(''));
        line = signs.slice(end).join('');
      }
    }
    if (line !== '') lines.push(line);
    return lines;
  }

  /** Draws a frame over the whole width, from the position of the next line. */
  frame(height: number): void {
    const place = { x: MARGIN, y: this.y - height, width: RIGHT - MARGIN, height };
    this.#page.drawRectangle({ ...place, borderColor: LINE, borderWidth: 0.8, borderDashArray: [4, 3] });
  }

  /** The colour of titles. */
  get accent(): Color {
    const { accent } = this.#faces.house;
    return accent === null ? BLACK : colourOf(accent);
  }

  rule(y: number, from = MARGIN, to = RIGHT): void {
    this.#page.drawLine({ start: { x: from, y }, end: { x: to, y }, thickness: 0.6, color: LINE });
  }

  /** Draws the line below the title of a document, in the colour of the shop if it has one. */
  titleRule(y: number): void {
    const { accent } = this.#faces.house;
    if (accent === null) return this.rule(y);
    this.#page.drawLine({ start: { x: MARGIN, y }, end: { x: RIGHT, y }, thickness: 1.6, color: colourOf(accent) });
  }

  /** The shop that an order was placed at, as the foot of its papers names it; empty without a name. */
  get orderedAt(): string {
    const { name } = this.#faces.house;
    return name === '' ? '' : `, ordered at ${name}`;
  }

  /** Writes the foot of every page with the shop's note above it, after the last page is written. */
  foot(left: string): void {
    const notes = this.wrap(this.#faces.house.note, RIGHT - MARGIN, FINE);
    this.pages.forEach((page, index) => {
      const right = this.#set(`Page ${index + 1} of ${this.pages.length}`, FINE);
      const y = MARGIN - 4;
      this.#set(left, FINE).draw(page, MARGIN, y);
      right.draw(page, RIGHT - right.width, y);
      notes.forEach((note, line) =>
        this.#set(note, FINE).draw(page, MARGIN, y + (notes.length - line) * lineHeight(FINE)),
      );
    });
  }

  #set(text: string, { size = 8, isBold = false, color = BLACK }: TextStyle): SetLine {
    const { regular, bold, scripts } = this.#faces;
    return setLine(text, isBold ? bold : regular, scripts, { size, color, isBold });
  }
}

/** Tells whether a text can be printed completely, with all of its letters and signs. */
export function isPrintable(text: string): boolean {
  const own = text.normalize('NFC');
  return own.split('\n').every((line) => printable(line) === line);
}

/** @param hex six hexadecimal digits after a number sign */
function colourOf(hex: string): Color {
  const [red, green, blue] = [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16) / 255);
  return rgb(red!, green!, blue!);
}

export function lineHeight({ size = 8 }: TextStyle = {}): number {
  return size * LINE_HEIGHT;
}
