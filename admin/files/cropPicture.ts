import type { MediaRecord } from '../providers/records.ts';
import { pixelsOf } from './frame.ts';
import type { Frame } from './frame.ts';
import { words } from '../words/en/files.ts';

/**
 * The longest edge of a cropped picture, in pixels: more than any page shows, and within the limit of phones' canvases.
 */
const MOST_EDGE = 4000;
const QUALITY = 0.92;
/** JPEG has no transparency: transparent parts become white. */
const GROUND = '#ffffff';

/** Returns whether the picture can be cropped. An animation would lose its motion. */
export function isCroppable({ mediaType, extension }: Pick<MediaRecord, 'mediaType' | 'extension'>): boolean {
  return mediaType === 'IMAGE' && extension !== 'image/gif';
}

/** Returns a part of a picture as a file: PNG for a PNG, else JPEG. */
export async function cropPicture(
  { url, name, extension }: Pick<MediaRecord, 'url' | 'name' | 'extension'>,
  frame: Frame,
): Promise<File> {
  const image = new Image();
  image.src = url;
  await image.decode();
  const part = pixelsOf(frame, { width: image.naturalWidth, height: image.naturalHeight });
  const scale = Math.min(1, MOST_EDGE / Math.max(part.width, part.height));
  const type = extension === 'image/png' ? 'image/png' : 'image/jpeg';
  const size = {
    width: Math.max(1, Math.round(part.width * scale)),
    height: Math.max(1, Math.round(part.height * scale)),
  };
  const bytes = await drawnAs(type, size, (pen) =>
    pen.drawImage(image, part.left, part.top, part.width, part.height, 0, 0, size.width, size.height),
  );
  return new File([bytes], `${name.replace(/( cropped)?\.\w+$/, '')} cropped.${type === 'image/png' ? 'png' : 'jpg'}`, {
    type,
  });
}

/**
 * Returns a drawing as a picture: PNG for a PNG, else JPEG.
 * @throws if this browser cannot draw
 */
export async function drawnAs(
  extension: string,
  { width, height }: { width: number; height: number },
  draw: (pen: CanvasRenderingContext2D) => void,
): Promise<Blob> {
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  const pen = canvas.getContext('2d');
  if (!pen) throw new Error(words.thisBrowserCannotDraw);
  const type = extension === 'image/png' ? 'image/png' : 'image/jpeg';
  if (type === 'image/jpeg') {
    pen.fillStyle = GROUND;
    pen.fillRect(0, 0, width, height);
  }
  pen.imageSmoothingQuality = 'high';
  draw(pen);
  const bytes = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, type, QUALITY));
  if (!bytes) throw new Error(words.thisBrowserCannotDraw);
  return bytes;
}
