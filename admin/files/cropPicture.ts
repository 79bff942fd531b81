import type { MediaRecord } from '../providers/records.ts';
import { pixelsOf } from './frame.ts';
import type { Frame } from './frame.ts';

/** More than any page shows of a picture, and as much as every phone's browser can draw. */
const MOST_EDGE = 4000;
const QUALITY = 0.92;
/** What has room for no colour is white where a picture is clear. */
const GROUND = '#ffffff';

/** Whether a part can be cut out of it: one that moves would stand still. */
export function isCroppable({ mediaType, extension }: Pick<MediaRecord, 'mediaType' | 'extension'>): boolean {
  return mediaType === 'IMAGE' && extension !== 'image/gif';
}

/** A part of a picture as a file of its own: PNG of a PNG, else JPEG. */
export async function cropPicture(
  { url, name, extension }: Pick<MediaRecord, 'url' | 'name' | 'extension'>,
  frame: Frame,
): Promise<File> {
  const image = new Image();
  image.src = url;
  await image.decode();
  const part = pixelsOf(frame, { width: image.naturalWidth, height: image.naturalHeight });
  const scale = Math.min(1, MOST_EDGE / Math.max(part.width, part.height));
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(part.width * scale));
  canvas.height = Math.max(1, Math.round(part.height * scale));
  const pen = canvas.getContext('2d');
  if (!pen) throw new Error('This browser cannot crop pictures.');
  const type = extension === 'image/png' ? 'image/png' : 'image/jpeg';
  if (type === 'image/jpeg') {
    pen.fillStyle = GROUND;
    pen.fillRect(0, 0, canvas.width, canvas.height);
  }
  pen.imageSmoothingQuality = 'high';
  pen.drawImage(image, part.left, part.top, part.width, part.height, 0, 0, canvas.width, canvas.height);
  const bytes = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, type, QUALITY));
  if (!bytes) throw new Error('This browser cannot crop pictures.');
  return new File([bytes], `${name.replace(/( cropped)?\.\w+$/, '')} cropped.${type === 'image/png' ? 'png' : 'jpg'}`, {
    type,
  });
}
