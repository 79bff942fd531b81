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
const QUALITY = 50;

export async function print(
  pixels: Uint8Array,
  size: { from: number; to: number } | { width: number; height: number },
  overlay?: Buffer,
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
  const bytes = await picture().avif({ quality: QUALITY, effort: 3, chromaSubsampling: '4:2:0' }).toBuffer();
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
