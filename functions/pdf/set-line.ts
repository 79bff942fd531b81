import {
  beginText,
  endText,
  PDFHexString,
  PDFName,
  PDFOperator,
  PDFOperatorNames,
  popGraphicsState,
  pushGraphicsState,
  setFillingColor,
  setFontAndSize,
  setLineWidth,
  setStrokingColor,
  setTextMatrix,
  setTextRenderingMode,
  showText,
  TextRenderingMode,
} from 'pdf-lib';
import type { Color, PDFFont, PDFPage } from 'pdf-lib';
import { printedAs, scriptOf } from '#contract/shop/printed-signs.ts';
import type { Script } from '#contract/shop/printed-signs.ts';
import type { Glyph } from './harfbuzz.ts';
import { inVisualOrder, isBidirectional, levelsOf, reversed } from './bidi.ts';
import type { ScriptFont, ScriptFonts } from './script-fonts.ts';

/** The style of a line. */
export interface Ink {
  size: number;
  color: Color;
  isBold: boolean;
}

/** A typeset line: its width, and a function that draws it with the left end of its baseline at a point. */
export interface SetLine {
  width: number;
  draw(page: PDFPage, x: number, y: number): void;
}

/** Typesets a line of text: each script in its own typeface, in visual order from left to right. */
export function setLine(text: string, font: PDFFont, scripts: ScriptFonts, ink: Ink): SetLine {
  const parts = partsOf(printable(text)).map((part) => {
    const scriptFont = part.script && scripts.get(part.script);
    if (scriptFont) return setScript(part.text, scriptFont, ink);
    return setLatin(part.level === 1 ? reversed(part.text) : part.text, font, ink);
  });
  return {
    width: parts.reduce((sum, { width }) => sum + width, 0),
    draw(page, x, y) {
      let left = x;
      for (const part of parts) {
        part.draw(page, left, y);
        left += part.width;
      }
    },
  };
}

const JOINER = /[\u200c\u200d]/;

/**
 * Returns a text in printable characters. A letter without an equivalent is printed by its code; other characters
 * without one are removed.
 */
export function printable(text: string): string {
  let shown = '';
  for (const sign of text.normalize('NFC')) {
    if (JOINER.test(sign)) shown += scriptOf(shown.at(-1) ?? '') ? sign : '';
    else shown += printedAs(sign) ?? (/[\p{L}\p{N}]/u.test(sign) ? named(sign) : '');
  }
  return shown;
}

/** Forms no longer accept such letters, but older records may contain some. */
const named = (sign: string) => `[U+${sign.codePointAt(0)!.toString(16).toUpperCase().padStart(4, '0')}]`;

/** A part of a line in one typeface and one direction, with its bidi level. */
interface Part {
  text: string;
  level: number;
  script: Script | undefined;
}

function partsOf(text: string): Part[] {
  const signs = Array.from(text);
  const levels = isBidirectional(text) ? levelsOf(signs) : undefined;
  const parts: Part[] = [];
  signs.forEach((sign, at) => {
    const level = levels?.[at] ?? 0;
    const last = parts.at(-1);
    const script = JOINER.test(sign) ? last?.script : scriptOf(sign);
    if (last && last.script === script && last.level === level) last.text += sign;
    else parts.push({ text: sign, level, script });
  });
  return levels ? inVisualOrder(parts) : parts;
}

function setLatin(text: string, font: PDFFont, { size, color }: Ink): SetLine {
  return {
    width: font.widthOfTextAtSize(text, size),
    draw: (page, x, y) => page.drawText(text, { x, y, size, font, color }),
  };
}

/** The width of the outline of bold letters, relative to their size: these typefaces have only one weight. */
const BOLD_OUTLINE = 0.028;
/** The number of hexadecimal digits of a glyph's code. */
const CODE_LENGTH = 4;

function setScript(text: string, { font, shape, ...face }: ScriptFont, { size, color, isBold }: Ink): SetLine {
  const scriptSize = size * face.size;
  const scale = scriptSize / face.unitsPerEm;
  const clusters = shape(text);
  const glyphs = clusters.flatMap((cluster) => cluster.glyphs);
  return {
    width: glyphs.reduce((sum, { advance }) => sum + advance, 0) * scale,
    draw(page, x, y) {
      const codes = font.encodeText(text).asString();
      let [left, at] = [x, 0];
      const show = ({ advance, dx, dy }: Glyph) => {
        const place = setTextMatrix(1, 0, 0, 1, rounded(left + dx * scale), rounded(y + dy * scale));
        left += advance * scale;
        return [place, showText(PDFHexString.of(codes.slice(at, (at += CODE_LENGTH))))];
      };
      const bold = [
        setStrokingColor(color),
        setLineWidth(size * BOLD_OUTLINE),
        setTextRenderingMode(TextRenderingMode.FillAndOutline),
      ];
      page.pushOperators(
        pushGraphicsState(),
        setFillingColor(color),
        ...(isBold ? bold : []),
        beginText(),
        setFontAndSize(keyOf(page, font), scriptSize),
        ...clusters.flatMap((cluster) => [standingFor(cluster.letters), ...cluster.glyphs.flatMap(show), END]),
        endText(),
        popGraphicsState(),
      );
    },
  };
}

const rounded = (value: number) => Math.round(value * 1000) / 1000;

/**
 * Returns the operator that states the text of the next glyphs, so that it can be searched, copied and read aloud (ISO
 * 32000-1, 14.9.4).
 */
function standingFor(text: string): PDFOperator {
  const codes = Array.from({ length: text.length }, (_, at) => text.charCodeAt(at).toString(16).padStart(4, '0'));
  const properties = `<</ActualText <FEFF${codes.join('')}>>>`;
  return PDFOperator.of(PDFOperatorNames.BeginMarkedContentSequence, [PDFName.of('Span'), properties]);
}

const END = PDFOperator.of(PDFOperatorNames.EndMarkedContent);

const keys = new WeakMap<PDFPage, Map<PDFFont, PDFName>>();

/** Returns the name of a font in a page's resources. */
function keyOf(page: PDFPage, font: PDFFont): PDFName {
  const known = keys.get(page) ?? new Map<PDFFont, PDFName>();
  keys.set(page, known);
  const key = known.get(font) ?? page.node.newFontDictionary(font.name, font.ref);
  known.set(font, key);
  return key;
}
