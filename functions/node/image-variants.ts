import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import sharp from 'sharp';
import type { Sharp } from 'sharp';
import { widestOf } from '#contract/pages/image-url.ts';
import type { ImageFormat, ImageWidth } from '#contract/pages/image-url.ts';
import { PICTURE_MAX_PIXELS } from '#contract/shop/pictures.ts';
import type { TurnedEnding } from '../ports/media.ts';
import { writeWhole } from './disk-media.ts';
import { variantPath } from './image-jobs.ts';

/** The quality of each format at which a jewel's edges stay clean. WebP needs a lower value for the same look. */
const QUALITY: Record<ImageFormat, number> = { webp: 74, jpeg: 78 };
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
  } else {
    await writeWhole(path, await encoded(master.autoOrient(), width, format));
  }
}

/**
 * Renders the missing ones of some widths as WebP. The picture is decoded once.
 * @param widths at most the picture's own
 * @param mayGoOn is awaited before each size
 * @throws when the file is no picture
 */
export async function drawAhead(
  sourcePath: string,
  folder: string,
  widths: readonly ImageWidth[],
  mayGoOn: () => Promise<void>,
): Promise<void> {
  const missing = widths.filter((width) => !existsSync(variantPath(folder, width, 'webp')));
  if (missing.length === 0) return;
  await mayGoOn();
  const { data, info } = await sharp(sourcePath, { limitInputPixels: PICTURE_MAX_PIXELS })
    .autoOrient()
    .resize({ width: Math.max(...missing), withoutEnlargement: true })
    .timeout({ seconds: MAX_SECONDS })
    .raw()
    .toBuffer({ resolveWithObject: true });
  for (const width of missing) {
    await mayGoOn();
    const path = variantPath(folder, width, 'webp');
    // A request may have rendered it since.
    if (!existsSync(path)) await writeWhole(path, await encoded(sharp(data, { raw: info }), width, 'webp'));
  }
}

async function encoded(picture: Sharp, width: ImageWidth, format: ImageFormat): Promise<Uint8Array> {
  const resized = picture.resize({ width, withoutEnlargement: true }).timeout({ seconds: MAX_SECONDS });
  const quality = QUALITY[format];
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
