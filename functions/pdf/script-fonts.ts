import fontkit from '@pdf-lib/fontkit';
import type { PDFDocument, PDFFont } from 'pdf-lib';
import { scriptOf } from '#contract/shop/printed-signs.ts';
import type { Script } from '#contract/shop/printed-signs.ts';
import { startHarfBuzz } from './harfbuzz.ts';
import type { Glyph, ShapingFont } from './harfbuzz.ts';

/** Glyphs that together show some letters of a text. */
export interface Cluster {
  letters: string;
  glyphs: Glyph[];
}

/** The typeface of a script in a PDF, with its shaping. */
export interface ScriptFont {
  font: PDFFont;
  unitsPerEm: number;
  /** Its size relative to adjacent Latin letters. */
  size: number;
  shape(text: string): Cluster[];
}
export type ScriptFonts = ReadonlyMap<Script, ScriptFont>;

/** The files are large, so each is loaded on demand. */
const FILES: Record<Script, () => Promise<{ FONT: string }>> = {
  devanagari: () => import('./fonts/devanagari.ts'),
  bengali: () => import('./fonts/bengali.ts'),
  gurmukhi: () => import('./fonts/gurmukhi.ts'),
  gujarati: () => import('./fonts/gujarati.ts'),
  oriya: () => import('./fonts/oriya.ts'),
  tamil: () => import('./fonts/tamil.ts'),
  telugu: () => import('./fonts/telugu.ts'),
  kannada: () => import('./fonts/kannada.ts'),
  malayalam: () => import('./fonts/malayalam.ts'),
  'ol-chiki': () => import('./fonts/ol-chiki.ts'),
  'meetei-mayek': () => import('./fonts/meetei-mayek.ts'),
  arabic: () => import('./fonts/arabic.ts'),
};

interface Face extends Omit<ScriptFont, 'font'> {
  bytes: Uint8Array;
}
/** Most of these typefaces have larger letters than Mukta, and Arabic's has smaller ones. */
const SIZE = 0.95;
const SIZE_OF_ARABIC = 1.15;

const faces = new Map<Script, Promise<Face>>();
let shaper: Promise<ReturnType<typeof startHarfBuzz>> | undefined;

/**
 * Embeds typefaces into a PDF for the scripts of a text that Mukta's Latin subset lacks.
 * @param loadShaper loads HarfBuzz's compiled module, in the way of each runtime
 */
export async function embedScripts(
  pdf: PDFDocument,
  text: string,
  loadShaper: () => Promise<WebAssembly.Module>,
): Promise<ScriptFonts> {
  const scripts = new Set(Array.from(text, scriptOf).filter((script) => script !== undefined));
  const fonts = new Map<Script, ScriptFont>();
  for (const script of scripts) {
    shaper ??= loadShaper().then(startHarfBuzz);
    const opened = faces.get(script) ?? openFace(script, shaper);
    faces.set(script, opened);
    const { bytes, ...face } = await opened;
    pdf.registerFontkit({ create: (font) => shapedBy(fontkit.create(font), face) });
    fonts.set(script, { ...face, font: await pdf.embedFont(bytes, { subset: true }) });
  }
  return fonts;
}

async function openFace(script: Script, opening: Promise<(font: Uint8Array) => ShapingFont>): Promise<Face> {
  const { FONT } = await FILES[script]();
  const packed = Uint8Array.from(atob(FONT), (sign) => sign.charCodeAt(0));
  const whole = new Response(packed).body!.pipeThrough(new DecompressionStream('gzip'));
  const bytes = new Uint8Array(await new Response(whole).arrayBuffer());
  const { shape } = (await opening)(bytes);
  return {
    bytes,
    size: script === 'arabic' ? SIZE_OF_ARABIC : SIZE,
    unitsPerEm: fontkit.create(bytes).unitsPerEm,
    // Numbers in Arabic script are read from the left.
    shape: (text) => clustersOf(text, shape(text, script === 'arabic' && /\P{Nd}/u.test(text))),
  };
}

type FontkitFont = ReturnType<typeof fontkit.create>;

/** Returns a typeface whose glyphs HarfBuzz chooses, because fontkit cannot shape some of these scripts. */
function shapedBy(font: FontkitFont, { shape }: Pick<Face, 'shape'>): FontkitFont {
  return Object.assign(font, {
    layout(text: string) {
      const glyphs = shape(text).flatMap((cluster) =>
        cluster.glyphs.map(({ id }, at) => font.getGlyph(id, at === 0 ? codePointsOf(cluster.letters) : [])),
      );
      return { glyphs } as ReturnType<FontkitFont['layout']>;
    },
  });
}

const codePointsOf = (text: string) => Array.from(text, (letter) => letter.codePointAt(0)!);

function clustersOf(text: string, glyphs: readonly Glyph[]): Cluster[] {
  const begins = [...new Set(glyphs.map(({ cluster }) => cluster))];
  const ends = [...begins, text.length].toSorted((one, other) => one - other);
  return begins.map((begin) => ({
    letters: text.slice(begin, ends[ends.indexOf(begin) + 1]),
    glyphs: glyphs.filter(({ cluster }) => cluster === begin),
  }));
}
