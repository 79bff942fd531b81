import { existsSync } from 'node:fs';
import { readFile, stat } from 'node:fs/promises';
import sharp from 'sharp';
import type { Sharp } from 'sharp';
import { IMAGE_WIDTHS, widestOf } from '#contract/pages/image-url.ts';
import type { ImageFormat, ImageWidth } from '#contract/pages/image-url.ts';
import { PICTURE_MAX_PIXELS } from '#contract/shop/pictures.ts';
import type { TurnedEnding } from '../ports/media.ts';
import { writeWhole } from './disk-media.ts';
import { allVariantsPath, variantPath } from './image-jobs.ts';

/**
 * The quality of each format at which a jewel's edges stay clean. AVIF and WebP need lower values for the same look.
 */
const QUALITY: Record<ImageFormat, number> = { avif: 52, webp: 74, jpeg: 78 };
/** From 0 to 9. The encoder's default of 4 takes four to five times as long and makes a file 3 % smaller. */
const AVIF_EFFORT = 2;
/** A master in AVIF with at most this many bytes per pixel is not encoded again in its own width. */
const SMALL_BYTES_PER_PIXEL = 0.1;
const MAX_SECONDS = 20;
/** The background of a format without transparency. */
const GROUND = '#ffffff';
/** The quality of a rotated WebP, which is the master of all sizes. */
const TURNED_QUALITY = 92;

/**
 * Renders a picture in a width and format, as a file in a folder. Pictures are never enlarged: a missing width is the
 * widest one instead.
 * @throws when the file is no picture
 */
export async function drawVariant(
  sourcePath: string,
  folder: string,
  width: ImageWidth,
  format: ImageFormat,
): Promise<void> {
  const path = variantPath(folder, width, format);
  if (existsSync(path)) return;
  const master = sharp(sourcePath, { limitInputPixels: PICTURE_MAX_PIXELS });
  const size = (await master.metadata()).autoOrient;
  const widest = widestOf(size.width);
  if (width > widest) {
    await drawVariant(sourcePath, folder, widest, format);
    await writeWhole(path, await readFile(variantPath(folder, widest, format)));
  } else if (await servesAsItIs(sourcePath, size, width, format)) {
    await writeWhole(path, await readFile(sourcePath));
  } else {
    await writeWhole(path, await encoded(master.autoOrient(), width, format));
  }
}

/**
 * Renders all missing sizes of a picture that pages use. The picture is decoded once.
 * @param mayGoOn is awaited before each size
 * @throws when the file is no picture
 */
export async function drawAllVariants(sourcePath: string, folder: string, mayGoOn: () => Promise<void>): Promise<void> {
  const master = sharp(sourcePath, { limitInputPixels: PICTURE_MAX_PIXELS });
  const size = (await master.metadata()).autoOrient;
  const missing = sizesOf(size.width).filter(({ width, format }) => !existsSync(variantPath(folder, width, format)));
  const unpacked =
    missing.length > 0
      ? await master
          .autoOrient()
          .resize({ width: IMAGE_WIDTHS.at(-1)!, withoutEnlargement: true })
          .timeout({ seconds: MAX_SECONDS })
          .raw()
          .toBuffer({ resolveWithObject: true })
      : undefined;
  for (const { width, format } of missing) {
    await mayGoOn();
    // A request may have rendered it since.
    if (existsSync(variantPath(folder, width, format))) continue;
    if (await servesAsItIs(sourcePath, size, width, format)) await drawVariant(sourcePath, folder, width, format);
    else {
      const picture = sharp(unpacked!.data, { raw: unpacked!.info });
      await writeWhole(variantPath(folder, width, format), await encoded(picture, width, format));
    }
  }
  await writeWhole(allVariantsPath(folder), new Uint8Array());
}

/**
 * Returns the sizes that pages use: AVIF and WebP for screens, the smallest only as a WebP thumbnail, and the widest
 * also as JPEG for programs.
 */
function sizesOf(ownWidth: number): { width: ImageWidth; format: ImageFormat }[] {
  const widest = widestOf(ownWidth);
  const widths = IMAGE_WIDTHS.filter((width) => width <= widest);
  return [
    ...widths.slice(1).map((width) => ({ width, format: 'avif' as const })),
    ...widths.map((width) => ({ width, format: 'webp' as const })),
    { width: widest, format: 'jpeg' },
  ];
}

async function servesAsItIs(
  sourcePath: string,
  size: { width: number; height: number },
  width: ImageWidth,
  format: ImageFormat,
): Promise<boolean> {
  if (format !== 'avif' || width !== size.width || !sourcePath.endsWith('.avif')) return false;
  return (await stat(sourcePath)).size <= size.width * size.height * SMALL_BYTES_PER_PIXEL;
}

async function encoded(picture: Sharp, width: ImageWidth, format: ImageFormat): Promise<Uint8Array> {
  const resized = picture.resize({ width, withoutEnlargement: true }).timeout({ seconds: MAX_SECONDS });
  const quality = QUALITY[format];
  if (format === 'avif') return resized.avif({ quality, effort: AVIF_EFFORT }).toBuffer();
  if (format === 'webp') return resized.webp({ quality }).toBuffer();
  return resized.flatten({ background: GROUND }).jpeg({ quality }).toBuffer();
}

/** Writes a picture with its pixels rotated by its orientation tag. Its format and colour profile stay. */
export async function drawUpright(sourcePath: string, path: string, ending: TurnedEnding): Promise<void> {
  const upright = sharp(sourcePath, { limitInputPixels: PICTURE_MAX_PIXELS })
    .autoOrient()
    .keepIccProfile()
    .timeout({ seconds: MAX_SECONDS });
  const written = ending === 'png' ? upright.png() : upright.webp({ quality: TURNED_QUALITY });
  await writeWhole(path, await written.toBuffer());
}
