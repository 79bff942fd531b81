import * as z from 'zod/mini';
import { CORNERS, MARK_INKS, MARK_KINDS, SPACINGS, SURFACES } from '../shop/look/look.ts';
import { isHexColour } from '../shop/look/oklch.ts';
import { faintSeeds, faintSeedText } from '../shop/look/palette.ts';
import { TYPE_PAIRS } from '../shop/look/type-pairs.ts';
import { WORDS_MAX_LENGTH } from '../shop/shop-words.ts';
import { read, written } from './store-settings.ts';
import { wholeTranslationsOf } from './translations.ts';
import { emptyOr, line } from './wire.ts';

const COLOUR = 'Please choose a colour, such as #6e1230';
const Colour = z.string(COLOUR).check(z.trim(), z.toLowerCase(), z.refine(isHexColour, COLOUR));
/** The most characters of a drawing as it is sent, before it is cleaned. */
const SENT_SVG_MAX_LENGTH = 200_000;
const SVG_TOO_LONG = 'This drawing is too large. A mark needs a few shapes, without pictures in it';

const look = {
  markKind: z.enum(MARK_KINDS, 'Please choose a mark'),
  /** The SVG of a drawing, otherwise empty. The answer has it as it was cleaned. */
  markSvg: z.string(SVG_TOO_LONG).check(z.maxLength(SENT_SVG_MAX_LENGTH, SVG_TOO_LONG)),
  /** The key of a picture of the library, otherwise empty. */
  markKey: z.string('Please choose a picture').check(z.maxLength(100, 'No key is so long')),
  markInk: z.enum(MARK_INKS, 'Please choose the colours of the mark'),
  markWithName: z.boolean(),
  brandColour: Colour,
  accentColour: Colour,
  surface: z.enum(SURFACES, 'Please choose the backgrounds'),
  typePair: z.enum(TYPE_PAIRS, 'Please choose the typefaces'),
  corners: z.enum(CORNERS, 'Please choose the corners'),
  spacing: z.enum(SPACINGS, 'Please choose the spacing'),
};
export const LookValues = z.object({ ...look, markRatio: z.number() });
/** Refuses a mark without its file, and colours that no legible palette can be made from. */
const isWhole = z.check<z.output<z.ZodMiniObject<typeof look>>>(({ value, issues }) => {
  const fault = (field: string, message: string) =>
    issues.push({ code: 'custom', message, path: [field], input: value });
  if (value.markKind === 'DRAWING' && value.markSvg.trim() === '') fault('markSvg', 'Please choose an SVG file');
  if (value.markKind === 'PICTURE' && value.markKey === '') fault('markKey', 'Please choose a picture');
  const { brandColour: brand, accentColour: accent, surface } = value;
  if (!isHexColour(brand) || !isHexColour(accent)) return;
  const faint = faintSeeds({ brand, accent, surface });
  if (faint.brand) fault('brandColour', faintSeedText(faint.brand));
  if (faint.accent) fault('accentColour', faintSeedText(faint.accent));
});
/**
 * The mark, colours, typefaces and sizes of the shop. A colour that no legible palette can be made from is refused; the
 * text names the nearest one that is accepted.
 */
export const WriteLookSettings = z.object({ ...look, ...written }).check(isWhole);

export const LOOK_PREVIEWS = ['home', 'list', 'product'] as const;
/** A look that is not saved, and the page to see it on. */
export const PreviewLook = z.object({ ...look, page: z.enum(LOOK_PREVIEWS, 'Please choose a page') }).check(isWhole);
/** A page of the shop in that look, as HTML. */
export const DrawnLook = z.object({ html: z.string() });

export const LookSettings = z.object({
  id: z.literal('look'),
  ...look,
  /** Width divided by height of the mark. */
  markRatio: z.number(),
  ...read,
});

const text = (name: string) =>
  emptyOr(line(name, WORDS_MAX_LENGTH), `${name} can have at most ${WORDS_MAX_LENGTH} characters`);
const words = {
  /** The line about the shop in the footer. */
  footerLine: text('The line in the footer'),
  /** The line in the footer in other languages; the built-in one of each is in its language. */
  translations: z._default(wholeTranslationsOf({ footerLine: line('The line in the footer', WORDS_MAX_LENGTH) }), {}),
  /** The last line of every mail. */
  mailClosing: text('The closing line'),
  /** The note at the foot of invoices, packing slips and statements. */
  paperNote: text('The note on papers'),
};
export const WordValues = z.object(words);
/** Short texts of footer, mails and papers. An empty one is the built-in text, or none. */
export const WriteWordSettings = z.object({ ...words, ...written });
export const WordSettings = z.object({ id: z.literal('words'), ...words, ...read });
