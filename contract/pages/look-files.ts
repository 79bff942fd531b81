import { digest } from '../shop/digest.ts';
import { DEFAULT_LOOK, hasDefaultColours } from '../shop/look/look.ts';
import type { Look } from '../shop/look/look.ts';
import { paletteOf } from '../shop/look/palette.ts';
import { imageUrl } from './image-url.ts';
import { DEFAULT_SHARE_IMAGE } from './share-image.ts';

/*
 * The files that show a shop's mark, and their addresses: the mark itself, the icons of browsers and phones, and the
 * picture of links to pages without one of their own. The default look has its files in `public`.
 */

/** Increment it when the design of the icons changes. Every address then changes. */
const DESIGN = 1;

/** The files, with the width of the square ones in pixels. `share` is the picture of a link. */
export const LOOK_FILES = {
  'mark.svg': null,
  'icon.svg': null,
  'icon-192.png': 192,
  'icon-512.png': 512,
  'maskable-512.png': 512,
  'apple-180.png': 180,
  'share.jpg': null,
} as const;
export type LookFile = keyof typeof LOOK_FILES;
/** A square picture of the mark. */
export type IconFile = 'icon-192.png' | 'icon-512.png' | 'maskable-512.png' | 'apple-180.png';

/** Tells whether phones cut the corners of an icon themselves, so that its ground fills the square. */
export function isMaskableIcon(file: IconFile): boolean {
  return file === 'maskable-512.png' || file === 'apple-180.png';
}

/** A look with the name of its shop, which an icon without a mark begins with. */
export interface NamedLook {
  look: Look;
  shopName: string;
}

/** The files of `public`. The default look has no drawing of its own. */
const DEFAULT_FILES: Record<LookFile, string> = {
  'mark.svg': '/favicon.svg',
  'icon.svg': '/favicon.svg',
  'icon-192.png': '/icon-192.png',
  'icon-512.png': '/icon-512.png',
  'maskable-512.png': '/icon-maskable-512.png',
  'apple-180.png': '/icon-maskable-512.png',
  'share.jpg': DEFAULT_SHARE_IMAGE,
};

/** Tells whether the files of `public` show this look: they have the built-in mark and colours. */
function hasDefaultFiles(look: Look): boolean {
  return look.mark.kind === 'GEM' && hasDefaultColours(look) && look.type === DEFAULT_LOOK.type;
}

/** Returns the address of a file of a look. It identifies its content, so it can be cached forever. */
export function lookFileUrl(file: LookFile, { look, shopName }: NamedLook): string {
  if (hasDefaultFiles(look)) return DEFAULT_FILES[file];
  const { mark, colours, type } = look;
  const content = digest([DESIGN, ...Object.values(mark), ...Object.values(colours), type, shopName]).slice(0, 12);
  const [name, ending] = file.split('.');
  return `/brand/${name}-${content}.${ending}`;
}

/** Parses the name of a file in `/brand/`; undefined if no look has such a file. */
export function readLookFile(name: string): LookFile | undefined {
  const [, stem, ending] = /^([a-z]+(?:-\d+)?)-[0-9a-f]{12}\.([a-z]{3})$/.exec(name) ?? [];
  const file = `${stem}.${ending}`;
  return Object.hasOwn(LOOK_FILES, file) ? (file as LookFile) : undefined;
}

/** Returns the address of a mark that is a file: the drawing, or a picture at twice its size on pages. */
export function markUrl(look: Look): string {
  const { mark } = look;
  if (mark.kind === 'PICTURE') return imageUrl(mark.key, mark.ratio > 1.5 ? 320 : 200, 'webp');
  return `/brand/mark-${digest([mark.svg]).slice(0, 12)}.svg`;
}

/** The built-in mark: a cut gem in a pointed arch, as in `Mark.astro`. */
const GEM =
  '<path d="M5 29V15.2C5 8.4 10.4 5.6 16 2.5c5.6 3.1 11 5.9 11 12.7V29"/><path d="M11.4 14.2h9.2l2.9 4L16 26.6l-7.5-8.4Z"/><path d="M8.5 18.2h15M13.4 18.2 16 26.6l2.6-8.4L16 14.2Z"/>';
/** The side of an icon's drawing. */
const SIDE = 512;

const square = (content: string, side = SIDE) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${side}" height="${side}" viewBox="0 0 ${side} ${side}">${content}</svg>`;

/** Returns a stored drawing as a part of another one. */
function placed(svg: string, { x, y, width, height }: { x: number; y: number; width: number; height: number }): string {
  return svg.replace('<svg', `<svg x="${x}" y="${y}" width="${width}" height="${height}"`);
}

/** Returns the place of a mark in the middle of an icon. */
export function placeInIcon(ratio: number, share: number): { x: number; y: number; width: number; height: number } {
  const longer = SIDE * share;
  const [width, height] = ratio >= 1 ? [longer, longer / ratio] : [longer * ratio, longer];
  return { x: (SIDE - width) / 2, y: (SIDE - height) / 2, width, height };
}

/** The part of an icon that its mark takes. Maskable icons lose up to a fifth on each side. */
const SHARES = { icon: 0.68, maskable: 0.52 } as const;
/** The corner of an icon that no phone cuts. */
const CORNER = 84;

export interface IconGround {
  fill: string;
  /** The colour of a mark of one colour. */
  ink: string;
  corner: number;
  share: number;
}

/** Returns the tile of an icon: the brand colour, or a light ground for a mark in its own colours. */
export function iconGround({ mark, colours }: Look, isMaskable: boolean): IconGround {
  const { light } = paletteOf(colours);
  const isOwn = mark.kind === 'PICTURE' || (mark.kind === 'DRAWING' && mark.ink === 'OWN');
  return {
    fill: isOwn ? light.card : light.wine,
    ink: light.ground,
    corner: isMaskable ? 0 : CORNER,
    share: isMaskable ? SHARES.maskable : SHARES.icon,
  };
}

/** Returns the first letter of a name, as an icon without a mark shows it. */
export function iconLetter(shopName: string): string {
  return [...shopName.trim()][0]?.toLocaleUpperCase('en-IN') ?? '';
}

/** Returns the mark of a look as an SVG of one colour or its own ones, without a ground; undefined for a picture. */
export function markSvg({ mark }: Look, colour: string): string | undefined {
  if (mark.kind === 'GEM')
    return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32" fill="none" stroke="${colour}" stroke-width="1.8" stroke-linejoin="round" stroke-linecap="round">${GEM}</svg>`;
  if (mark.kind !== 'DRAWING') return undefined;
  if (mark.ink === 'OWN') return mark.svg;
  const [width, height] = mark.ratio >= 1 ? [SIDE, SIDE / mark.ratio] : [SIDE * mark.ratio, SIDE];
  const inked = inkedSvg(placed(mark.svg, { x: 0, y: 0, width, height }), colour);
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}">${inked}</svg>`;
}

/** Returns a drawing in one colour: its shape decides, and none of its own colours. */
function inkedSvg(drawing: string, colour: string): string {
  return `<filter id="look-ink" x="0" y="0" width="1" height="1" color-interpolation-filters="sRGB"><feFlood flood-color="${colour}"/><feComposite in2="SourceAlpha" operator="in"/></filter><g filter="url(#look-ink)">${drawing}</g>`;
}

/**
 * Returns the icon as SVG; undefined for a picture, which is no drawing. An icon without a mark has the first letter of
 * the name in a typeface of the reader's system.
 */
export function iconSvg({ look, shopName }: NamedLook, isMaskable: boolean): string | undefined {
  const { mark } = look;
  if (mark.kind === 'PICTURE') return undefined;
  const { fill, ink, corner, share } = iconGround(look, isMaskable);
  const tile = `<rect width="${SIDE}" height="${SIDE}"${corner > 0 ? ` rx="${corner}"` : ''} fill="${fill}"/>`;
  if (mark.kind === 'NONE')
    return square(
      `${tile}<text x="50%" y="50%" dy=".35em" text-anchor="middle" font-family="Georgia,serif" font-size="${SIDE * share * 0.9}" fill="${ink}">${escaped(iconLetter(shopName))}</text>`,
    );
  const place = placeInIcon(mark.kind === 'GEM' ? 1 : mark.ratio, share);
  if (mark.kind === 'GEM') {
    const scale = place.width / 32;
    return square(
      `${tile}<g transform="translate(${place.x} ${place.y}) scale(${scale})" fill="none" stroke="${ink}" stroke-width="1.9" stroke-linejoin="round" stroke-linecap="round">${GEM}</g>`,
    );
  }
  const drawing = placed(mark.svg, place);
  return square(tile + (mark.ink === 'OWN' ? drawing : inkedSvg(drawing, ink)));
}

function escaped(letter: string): string {
  return letter.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);
}
