import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { SHARE_IMAGE_HEIGHT, SHARE_IMAGE_WIDTH } from '#contract/pages/share-image.ts';
import { markSvg } from '#contract/pages/look-files.ts';
import type { Focus } from '#contract/calls/media.ts';
import { DEFAULT_LOOK } from '#contract/shop/look/look.ts';
import type { Look } from '#contract/shop/look/look.ts';
import { paletteOf } from '#contract/shop/look/palette.ts';
import type { Theme } from '#contract/shop/look/palette.ts';
import { PAIRS } from '#contract/shop/look/type-pairs.ts';
import type { TypePair } from '#contract/shop/look/type-pairs.ts';
import { TYPEFACES } from '#contract/shop/look/typefaces.ts';
import { PICTURE_MAX_PIXELS } from '#contract/shop/pictures.ts';
import type { NamedShareImage } from '#contract/pages/share-image.ts';
import { formatPaise } from '#contract/shop/money.ts';
import { shell as english } from '#contract/words/en/shell.ts';
import { shell as hindi } from '#contract/words/hi/shell.ts';
import { LETTERS } from './fonts/letters.ts';

/** The quality at which a jewel's edges stay clean and a share image has about 90 kB. */
const QUALITY = 82;
/** The maximum number of letters of a rendered name. */
const NAME_MAX = 120;
/**
 * The type size of a name next to a picture, by its number of letters. A longer name is smaller and has more lines, so
 * that all of it fits. A name without a picture has enough space.
 */
const NAME_SIZES = [
  { upTo: 40, fontSize: 54, lineClamp: 3 },
  { upTo: 70, fontSize: 44, lineClamp: 4 },
  { upTo: NAME_MAX + 1, fontSize: 38, lineClamp: 5 },
];
/**
 * From this ratio of width to height on, a picture fills the width of the share image: a square crop of a banner would
 * lose its subject.
 */
const WIDE = 2;
const WIDE_HEIGHT = 400;
/** The margin of the text, and its width at most below a banner. */
const MARGIN = 56;
const BELOW_WIDTH = 780;

type Font = { name: string; data: Buffer; weight: 400 | 600; style: 'normal' };
const fonts = new Map<TypePair, Font[]>();

type Drawn = Omit<NamedShareImage, 'kind' | 'seoUrl'>;

/** What a share image looks like. It has no dark mode. */
interface Dress extends Pick<Theme, 'ground' | 'ink' | 'soft' | 'wine' | 'line'> {
  /** The mark as the address of an image, with its size; undefined for the name alone. */
  mark?: { src: string; width: number; height: number };
  isNamed: boolean;
  /** The room above the name's first line, which its typeface would else be cut by. */
  nameTop: number;
}

/** The height of the mark, and its width at most. */
const MARK_HEIGHT = 60;
const MARK_MAX_WIDTH = 260;

async function dressOf(look: Look, markPicture?: Uint8Array): Promise<Dress> {
  const { ground, ink, soft, wine, line } = paletteOf(look.colours).light;
  const src = await markSource(look, wine, markPicture);
  const height = Math.min(MARK_HEIGHT, MARK_MAX_WIDTH / look.mark.ratio);
  return {
    ground,
    ink,
    soft,
    wine,
    line,
    ...(src !== undefined && { mark: { src, width: height * look.mark.ratio, height } }),
    nameTop: look.type === DEFAULT_LOOK.type ? 0 : 10,
    isNamed: src === undefined || look.mark.kind === 'GEM' || look.mark.withName,
  };
}

/** Returns the mark as an address with its content. A picture becomes PNG, which the renderer of text reads. */
async function markSource(look: Look, colour: string, picture?: Uint8Array): Promise<string | undefined> {
  if (picture) {
    const png = await sharp(picture, { limitInputPixels: PICTURE_MAX_PIXELS })
      .autoOrient()
      .resize({ height: 2 * MARK_HEIGHT })
      .png()
      .toBuffer();
    return `data:image/png;base64,${png.toString('base64')}`;
  }
  const svg = markSvg(look, colour);
  if (svg === undefined) return undefined;
  if (look.mark.kind === 'GEM') return `data:image/svg+xml,${encodeURIComponent(svg)}`;
  // As pixels: the renderer of text reads no filters.
  const png = await sharp(Buffer.from(svg), { density: 300 })
    .resize({ height: 4 * MARK_HEIGHT })
    .png()
    .toBuffer();
  return `data:image/png;base64,${png.toString('base64')}`;
}

/**
 * Renders a share image as JPEG. A picture is a square on the left with the text next to it. A banner is at the top
 * with the text below it. Without a picture there is only text.
 */
export async function drawShareImage(
  shareImage: Drawn,
  picture?: Uint8Array,
  markPicture?: Uint8Array,
): Promise<Uint8Array> {
  // Imported with the first share image: a shop without share images saves the memory.
  const { default: satori } = await import('satori');
  const { look = DEFAULT_LOOK } = shareImage;
  const dress = await dressOf(look, markPicture);
  const master = picture && sharp(picture, { limitInputPixels: PICTURE_MAX_PIXELS });
  const size = master ? (await master.metadata()).autoOrient : { width: 1, height: 1 };
  const isWide = size.width / size.height >= WIDE;
  const isPictured = picture !== undefined;
  const words = await wordsOf(shareImage, dress, { isWide, isPictured });
  const text = await satori(
    (isWide ? textBelow(shareImage, dress, words) : textRightOf(shareImage, dress, words, isPictured)) as Parameters<
      typeof satori
    >[0],
    {
      width: SHARE_IMAGE_WIDTH,
      height: SHARE_IMAGE_HEIGHT,
      fonts: fontsOf(look.type),
    },
  );
  const room = isWide
    ? { width: SHARE_IMAGE_WIDTH, height: WIDE_HEIGHT }
    : { width: SHARE_IMAGE_HEIGHT, height: SHARE_IMAGE_HEIGHT };
  // Raw pixels. Otherwise sharp would encode the picture in its original format, which takes seconds for AVIF.
  const cut =
    master &&
    (await master
      .autoOrient()
      .extract(partOf(size, room, shareImage.focus))
      .resize(room.width, room.height)
      .flatten({ background: dress.ground })
      .raw()
      .toBuffer({ resolveWithObject: true }));
  const layers = cut ? [{ input: cut.data, raw: cut.info, left: 0, top: 0 }] : [];
  return sharp({
    create: { width: SHARE_IMAGE_WIDTH, height: SHARE_IMAGE_HEIGHT, channels: 3, background: dress.ground },
  })
    .composite([...layers, { input: Buffer.from(text) }])
    .jpeg({ quality: QUALITY, mozjpeg: true })
    .toBuffer();
}

interface Size {
  width: number;
  height: number;
}

/**
 * Returns the largest part of a picture with the target's aspect ratio: around its focus as far as the edges allow,
 * otherwise in the middle.
 */
export function partOf(picture: Size, room: Size, focus: Focus | null): Size & { left: number; top: number } {
  const scale = Math.min(picture.width / room.width, picture.height / room.height);
  const width = Math.max(1, Math.round(room.width * scale));
  const height = Math.max(1, Math.round(room.height * scale));
  const { x, y } = focus ?? { x: 50, y: 50 };
  return {
    width,
    height,
    left: Math.round(((picture.width - width) * x) / 100),
    top: Math.round(((picture.height - height) * y) / 100),
  };
}

/** Returns the typefaces of a pair, read once. */
export function fontsOf(pair: TypePair): Font[] {
  const known = fonts.get(pair);
  if (known) return known;
  const read = (name: string) => readFileSync(join(fileURLToPath(new URL('./fonts', import.meta.url)), `${name}.woff`));
  const { heading, text: textFace = 'mukta' } = PAIRS[pair];
  const display = heading ? `${heading}-${Object.keys(TYPEFACES[heading].files)[0]}` : 'tiro-400';
  const own: Font[] = [
    { name: 'Text', data: read(`${textFace}-400`), weight: 400, style: 'normal' },
    { name: 'Text', data: read(`${textFace}-600`), weight: 600, style: 'normal' },
    { name: 'Display', data: read(display), weight: 400, style: 'normal' },
  ];
  fonts.set(pair, own);
  return own;
}

const DRAWN = new Set(LETTERS);

/**
 * Returns the part of a text that the shop's typefaces can render. An unsupported accent is removed from its letter;
 * other scripts and signs are left out, also Devanagari on an image that is not in Hindi.
 */
export function drawable(text: string, language?: Drawn['language'], most = NAME_MAX): string {
  const letters = [...text.normalize('NFC')].flatMap((sign) =>
    DRAWN.has(sign) || (language === 'hi' && DEVANAGARI.test(sign))
      ? sign
      : [...sign.normalize('NFKD')].filter((part) => DRAWN.has(part)),
  );
  const known = letters.join('').replace(/\s+/g, ' ').trim();
  if (known.length <= most) return known;
  const space = known.lastIndexOf(' ', most);
  return `${known.slice(0, space > most / 2 ? space : most).trimEnd()}…`;
}

interface Node {
  type: string;
  props: { style?: Record<string, string | number>; children?: Node[] | string; [name: string]: unknown };
}

/** How a text looks. A text with more lines than `lineClamp` ends with an ellipsis. */
interface Style {
  fontSize: number;
  color: string;
  lineClamp: number;
  marginBottom?: number;
  [name: string]: string | number | undefined;
}

const box = (style: Record<string, string | number>, ...children: Node[]): Node => ({
  type: 'div',
  props: { style: { display: 'flex', flexDirection: 'column', ...style }, children },
});
const text = (children: string, style: object): Node => ({
  type: 'div',
  props: { style: { display: 'block', ...style }, children },
});

const WORDS = { fontFamily: 'Text', fontWeight: 400 };

/** Returns the shop's name with its mark. */
function house({ shopName }: Pick<Drawn, 'shopName'>, { mark, wine, isNamed }: Dress): Node {
  const name = { fontFamily: 'Display', fontSize: 40, color: wine, marginLeft: mark ? 16 : 0, lineClamp: 1 };
  return box(
    { flexDirection: 'row', alignItems: 'center' },
    ...(mark ? [{ type: 'img', props: mark } as unknown as Node] : []),
    ...(isNamed ? [text(drawable(shopName), name)] : []),
  );
}

const SHELLS = { en: english, hi: hindi };

/** The words of a share image, each laid out. */
interface Words {
  line: Node[];
  name: Node[];
  /** What the shop sells, in the corner. */
  goods: Node[];
}

interface Layout {
  isWide: boolean;
  isPictured: boolean;
}

/** Returns the words, in their language. Empty ones take no space. */
async function wordsOf(
  { name, line, language, pricePaise }: Drawn,
  { soft, ink, nameTop }: Dress,
  { isWide, isPictured }: Layout,
): Promise<Words> {
  const { ofWorkshops } = SHELLS[language ?? 'en'];
  const drawnName = drawable(name, language);
  const { length } = isPictured ? drawnName : '';
  const { upTo: _, ...ofRoom } = NAME_SIZES.find(({ upTo }) => length <= upTo)!;
  const ofName = isWide ? { fontSize: 48, lineClamp: pricePaise === null ? 2 : 1 } : ofRoom;
  const width = isWide ? BELOW_WIDTH : SHARE_IMAGE_WIDTH - 2 * MARGIN - (isPictured ? SHARE_IMAGE_HEIGHT : 0);
  const written = (words: string, style: Style): Promise<Node[]> | Node[] => {
    if (words === '') return [];
    return DEVANAGARI.test(words) ? joinedText(words, style, width) : [text(words, style)];
  };
  return {
    line: await written(drawable(line, language), { fontSize: 28, color: soft, marginBottom: 10, lineClamp: 1 }),
    name: await written(drawnName, {
      fontFamily: 'Display',
      lineHeight: 1.15,
      color: ink,
      paddingTop: nameTop,
      ...ofName,
    }),
    goods: await written(ofWorkshops, { fontSize: 22, color: soft, lineClamp: 1 }),
  };
}

const DEVANAGARI = /[\u0900-\u097f]/;
const JOINED_FONT = fileURLToPath(new URL('./fonts/mukta-hindi-400.ttf', import.meta.url));

/**
 * Returns a text as a picture of itself: the renderer of text puts letters one after another, and Devanagari joins them.
 * A text that is too long for its lines becomes smaller.
 */
async function joinedText(words: string, style: Style, width: number): Promise<Node[]> {
  const { fontSize, color, lineClamp } = style;
  const marked = words.replace(/[&<>]/g, (sign) => `&#${sign.charCodeAt(0)};`);
  const { data, info } = await sharp({
    text: {
      text: `<span foreground="${color}">${marked}</span>`,
      font: `Mukta ${fontSize}`,
      fontfile: JOINED_FONT,
      width,
      // Mukta's own lines are far apart.
      spacing: Math.round(-fontSize / 4),
      // A point is a pixel.
      dpi: 72,
      rgba: true,
    },
  })
    .png()
    .toBuffer({ resolveWithObject: true });
  const scale = Math.min(1, (fontSize * LINE * lineClamp) / info.height, width / info.width);
  const src = `data:image/png;base64,${data.toString('base64')}`;
  const size = { width: Math.round(info.width * scale), height: Math.round(info.height * scale) };
  const marginBottom = style.marginBottom ?? 0;
  return [{ type: 'img', props: { src, ...size, style: { marginBottom } } }];
}

/** The height of a line of joined letters, as a multiple of the type size. */
const LINE = 1.5;

/** Returns the line, the name and the price. */
function nameAndPrice({ pricePaise }: Drawn, { wine }: Dress, { line, name }: Words): Node[] {
  return [
    ...line,
    ...name,
    ...(pricePaise === null
      ? []
      : [text(formatPaise(pricePaise), { fontSize: 52, fontWeight: 600, color: wine, marginTop: 18 })]),
  ];
}

/** Returns the text next to a square picture, or alone. */
function textRightOf(shareImage: Drawn, dress: Dress, words: Words, isPictured: boolean): Node {
  return box(
    {
      ...WORDS,
      width: isPictured ? SHARE_IMAGE_WIDTH - SHARE_IMAGE_HEIGHT : SHARE_IMAGE_WIDTH,
      height: SHARE_IMAGE_HEIGHT,
      marginLeft: isPictured ? SHARE_IMAGE_HEIGHT : 0,
      padding: `52px ${MARGIN}px`,
      justifyContent: 'space-between',
    },
    house(shareImage, dress),
    box({}, ...nameAndPrice(shareImage, dress, words)),
    box({ borderTop: `2px solid ${dress.line}`, paddingTop: 16 }, ...words.goods),
  );
}

/** Returns the text below a banner. */
function textBelow(shareImage: Drawn, dress: Dress, words: Words): Node {
  return box(
    {
      ...WORDS,
      width: SHARE_IMAGE_WIDTH,
      height: SHARE_IMAGE_HEIGHT,
      padding: `${WIDE_HEIGHT}px ${MARGIN}px 0`,
      flexDirection: 'row',
      alignItems: 'center',
      justifyContent: 'space-between',
    },
    box({ maxWidth: BELOW_WIDTH }, ...nameAndPrice(shareImage, dress, words)),
    house(shareImage, dress),
  );
}
