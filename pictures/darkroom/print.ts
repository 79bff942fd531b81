/** Converts rendered pixels to the files that a shop serves. */
import sharp, { type Sharp } from 'sharp';

export type Print = {
  /** AVIF, or WebM for a film. */
  bytes: Buffer;
  /** The average colour, shown while the picture loads. */
  dominant: string;
  /** Base64 of a WebP of a few pixels, at most 120 bytes. */
  placeholder: string;
};

const PLACEHOLDER_BYTES = 120;

/**
 * The quality of an AVIF, at which the set has less than 40 MB. Measured on pictures that were encoded at 50 and then
 * again: 44 takes 0.73 of the bytes at a PSNR of 37 to 46 dB, 42 takes 0.63 at 36 to 39 dB (luma, scaled to 800 pixels).
 * Close-ups are the largest and mostly out of focus, so they get 42.
 */
const QUALITY = 44;
const QUALITY_OF_CLOSEUP = 42;
/** Higher efforts take four times as long and save 3 %. */
const EFFORT = 3;

export async function print(
  pixels: Uint8Array,
  size: { from: number; to: number } | { width: number; height: number },
  { overlay, isCloseup = false }: { overlay?: Buffer | undefined; isCloseup?: boolean } = {},
): Promise<Print> {
  const isSquare = 'from' in size;
  const form = {
    raw: { width: isSquare ? size.from : size.width, height: isSquare ? size.from : size.height, channels: 3 as const },
  };
  const drawn = overlay
    ? await sharp(pixels, form)
        .composite([{ input: overlay }])
        .removeAlpha()
        .raw()
        .toBuffer()
    : pixels;
  const picture = (): Sharp =>
    isSquare && size.to !== size.from
      ? sharp(drawn, form).resize(size.to, size.to, { kernel: 'lanczos3' })
      : sharp(drawn, form);
  const quality = isCloseup ? QUALITY_OF_CLOSEUP : QUALITY;
  const bytes = await picture().avif({ quality, effort: EFFORT, chromaSubsampling: '4:2:0' }).toBuffer();
  const small = await picture().resize(28, 28, { fit: 'inside', kernel: 'linear' }).png().toBuffer();
  const mean = await sharp(small).resize(1, 1, { kernel: 'linear' }).raw().toBuffer();
  return { bytes, dominant: `#${mean.toString('hex')}`, placeholder: await placeholderOf(small) };
}

async function placeholderOf(small: Buffer): Promise<string> {
  for (const side of [14, 12, 10, 8, 6]) {
    const webp = await sharp(small)
      .resize(side, side, { fit: 'inside' })
      .webp({ quality: 24, effort: 6, smartSubsample: true })
      .toBuffer();
    const text = webp.toString('base64');
    if (text.length <= PLACEHOLDER_BYTES) return text;
  }
  return '';
}
