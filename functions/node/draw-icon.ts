import sharp from 'sharp';
import {
  iconGround,
  iconLetter,
  iconSvg,
  isMaskableIcon,
  LOOK_FILES,
  placeInIcon,
} from '#contract/pages/look-files.ts';
import type { IconFile, NamedLook } from '#contract/pages/look-files.ts';
import type { Look } from '#contract/shop/look/look.ts';
import { PICTURE_MAX_PIXELS } from '#contract/shop/pictures.ts';
import { drawable, fontsOf } from './draw-share-image.ts';

/** The side of the drawing that the sizes are made from. */
const SIDE = 512;

/** Returns an icon as PNG. `picture` is the mark of a look whose mark is a picture. */
export async function drawIcon(file: IconFile, named: NamedLook, picture?: Uint8Array): Promise<Uint8Array> {
  const isWhole = isMaskableIcon(file);
  const drawing =
    (picture && (await withPicture(named, isWhole, picture))) ??
    (await withLetter(named, isWhole)) ??
    Buffer.from(iconSvg(drawnInstead(named), isWhole)!);
  return sharp(drawing).resize(LOOK_FILES[file]).png({ palette: true }).toBuffer();
}

async function withPicture({ look }: NamedLook, isWhole: boolean, picture: Uint8Array): Promise<Buffer> {
  const { fill, corner, share } = iconGround(look, isWhole);
  const { x, y, width, height } = placeInIcon(look.mark.ratio, share);
  const mark = await sharp(picture, { limitInputPixels: PICTURE_MAX_PIXELS })
    .autoOrient()
    .resize(Math.round(width), Math.round(height), { fit: 'fill' })
    .png()
    .toBuffer();
  const tile = `<svg xmlns="http://www.w3.org/2000/svg" width="${SIDE}" height="${SIDE}"><rect width="${SIDE}" height="${SIDE}" rx="${corner}" fill="${fill}"/></svg>`;
  return sharp(Buffer.from(tile))
    .composite([{ input: mark, left: Math.round(x), top: Math.round(y) }])
    .png()
    .toBuffer();
}

/** Returns the first letter of the name in the typeface of headings; undefined for a look with a drawn mark. */
async function withLetter({ look, shopName }: NamedLook, isWhole: boolean): Promise<Buffer | undefined> {
  const letter = drawable(iconLetter(shopName));
  if (isDrawn(look) || letter === '') return undefined;
  const { fill, ink, corner, share } = iconGround({ ...look, mark: { ...look.mark, kind: 'NONE' } }, isWhole);
  const { default: satori } = await import('satori');
  const tile = {
    type: 'div',
    props: {
      style: {
        display: 'flex',
        alignItems: 'center',
        justifyContent: 'center',
        width: SIDE,
        height: SIDE,
        background: fill,
        borderRadius: corner,
        color: ink,
        fontFamily: 'Display',
        fontSize: SIDE * share,
        lineHeight: 1,
      },
      children: letter,
    },
  };
  const svg = await satori(tile as unknown as Parameters<typeof satori>[0], {
    width: SIDE,
    height: SIDE,
    fonts: fontsOf(look.type),
  });
  return Buffer.from(svg);
}

const isDrawn = ({ mark }: Look) => mark.kind === 'GEM' || mark.kind === 'DRAWING';

/** Returns the look with a letter of the system's typeface where neither mark nor letter can be drawn. */
function drawnInstead({ look, shopName }: NamedLook): NamedLook {
  return { look: isDrawn(look) ? look : { ...look, mark: { ...look.mark, kind: 'NONE' } }, shopName };
}
