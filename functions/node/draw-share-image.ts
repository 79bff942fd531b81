import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { SHARE_IMAGE_HEIGHT, SHARE_IMAGE_WIDTH } from '#contract/pages/share-image.ts';
import type { Focus } from '#contract/calls/media.ts';
import { PICTURE_MAX_PIXELS } from '#contract/shop/pictures.ts';
import type { NamedShareImage } from '#contract/pages/share-image.ts';
import { formatPaise } from '#contract/shop/money.ts';
import { LETTERS } from './fonts/letters.ts';

/** The platform's light colours; share images have no dark mode. See src/styles/tokens.css. */
const GROUND = '#fbf7f0';
const INK = '#2a1a1f';
const SOFT = '#6b5560';
const WINE = '#6e1230';
const LINE = '#e7dccb';

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

/** The platform's logo, as in the storefront's `Mark.astro`. */
const MARK = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32" fill="none" stroke="${WINE}" stroke-width="1.8" stroke-linejoin="round" stroke-linecap="round"><path d="M5 29V15.2C5 8.4 10.4 5.6 16 2.5c5.6 3.1 11 5.9 11 12.7V29"/><path d="M11.4 14.2h9.2l2.9 4L16 26.6l-7.5-8.4Z"/><path d="M8.5 18.2h15M13.4 18.2 16 26.6l2.6-8.4L16 14.2Z"/></svg>`;

type Font = { name: string; data: Buffer; weight: 400 | 600; style: 'normal' };
let fonts: Font[] | undefined;

type Drawn = Omit<NamedShareImage, 'kind' | 'seoUrl'>;

/**
 * Renders a share image as JPEG. A picture is a square on the left with the text next to it. A banner is at the top
 * with the text below it. Without a picture there is only text.
 */
export async function drawShareImage(shareImage: Drawn, picture?: Uint8Array): Promise<Uint8Array> {
  // Imported with the first share image: a shop without share images saves the memory.
  const { default: satori } = await import('satori');
  fonts ??= readFonts();
  const master = picture && sharp(picture, { limitInputPixels: PICTURE_MAX_PIXELS });
  const size = master ? (await master.metadata()).autoOrient : { width: 1, height: 1 };
  const isWide = size.width / size.height >= WIDE;
  const text = await satori(
    (isWide ? textBelow(shareImage) : textRightOf(shareImage, picture !== undefined)) as Parameters<typeof satori>[0],
    {
      width: SHARE_IMAGE_WIDTH,
      height: SHARE_IMAGE_HEIGHT,
      fonts,
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
      .flatten({ background: GROUND })
      .raw()
      .toBuffer({ resolveWithObject: true }));
  const layers = cut ? [{ input: cut.data, raw: cut.info, left: 0, top: 0 }] : [];
  return sharp({ create: { width: SHARE_IMAGE_WIDTH, height: SHARE_IMAGE_HEIGHT, channels: 3, background: GROUND } })
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

function readFonts(): Font[] {
  const read = (name: string) => readFileSync(join(fileURLToPath(new URL('./fonts', import.meta.url)), `${name}.woff`));
  return [
    { name: 'Mukta', data: read('mukta-400'), weight: 400, style: 'normal' },
    { name: 'Mukta', data: read('mukta-600'), weight: 600, style: 'normal' },
    { name: 'Tiro', data: read('tiro-400'), weight: 400, style: 'normal' },
  ];
}

const DRAWN = new Set(LETTERS);

/**
 * Returns the part of a text that the shop's typefaces can render. An unsupported accent is removed from its letter;
 * other scripts and signs are left out.
 */
export function drawable(text: string, most = NAME_MAX): string {
  const letters = [...text.normalize('NFC')].flatMap((sign) =>
    DRAWN.has(sign) ? sign : [...sign.normalize('NFKD')].filter((part) => DRAWN.has(part)),
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

const box = (style: Record<string, string | number>, ...children: Node[]): Node => ({
  type: 'div',
  props: { style: { display: 'flex', flexDirection: 'column', ...style }, children },
});
const text = (children: string, style: Record<string, string | number>): Node => ({
  type: 'div',
  props: { style: { display: 'block', ...style }, children },
});

const WORDS = { fontFamily: 'Mukta', fontWeight: 400 };

/** Returns the shop's name with its logo. */
function house({ shopName }: Pick<Drawn, 'shopName'>): Node {
  const mark: Node = {
    type: 'img',
    props: { src: `data:image/svg+xml,${encodeURIComponent(MARK)}`, width: 60, height: 60 },
  };
  return box(
    { flexDirection: 'row', alignItems: 'center' },
    mark,
    text(drawable(shopName), { fontFamily: 'Tiro', fontSize: 40, color: WINE, marginLeft: 16, lineClamp: 1 }),
  );
}

/** Returns the line, the name and the price. Empty ones take no space. */
function nameAndPrice({ name, line, pricePaise }: Drawn, ofName: Record<string, string | number>): Node[] {
  const [drawnLine, drawnName] = [drawable(line), drawable(name)];
  return [
    ...(drawnLine ? [text(drawnLine, { fontSize: 28, color: SOFT, marginBottom: 10, lineClamp: 1 })] : []),
    ...(drawnName ? [text(drawnName, { fontFamily: 'Tiro', lineHeight: 1.15, color: INK, ...ofName })] : []),
    ...(pricePaise === null
      ? []
      : [text(formatPaise(pricePaise), { fontSize: 52, fontWeight: 600, color: WINE, marginTop: 18 })]),
  ];
}

/** Returns the text next to a square picture, or alone. */
function textRightOf(shareImage: Drawn, isPictured: boolean): Node {
  const { length } = isPictured ? drawable(shareImage.name) : '';
  const { upTo: _, ...ofName } = NAME_SIZES.find(({ upTo }) => length <= upTo)!;
  return box(
    {
      ...WORDS,
      width: isPictured ? SHARE_IMAGE_WIDTH - SHARE_IMAGE_HEIGHT : SHARE_IMAGE_WIDTH,
      height: SHARE_IMAGE_HEIGHT,
      marginLeft: isPictured ? SHARE_IMAGE_HEIGHT : 0,
      padding: '52px 56px',
      justifyContent: 'space-between',
    },
    house(shareImage),
    box({}, ...nameAndPrice(shareImage, ofName)),
    text('Imitation jewellery from workshops across India', {
      fontSize: 22,
      color: SOFT,
      borderTop: `2px solid ${LINE}`,
      paddingTop: 16,
      lineClamp: 1,
    }),
  );
}

/** Returns the text below a banner. */
function textBelow(shareImage: Drawn): Node {
  return box(
    {
      ...WORDS,
      width: SHARE_IMAGE_WIDTH,
      height: SHARE_IMAGE_HEIGHT,
      padding: `${WIDE_HEIGHT}px 56px 0`,
      flexDirection: 'row',
      alignItems: 'center',
      justifyContent: 'space-between',
    },
    box(
      { maxWidth: 780 },
      ...nameAndPrice(shareImage, { fontSize: 48, lineClamp: shareImage.pricePaise === null ? 2 : 1 }),
    ),
    house(shareImage),
  );
}
