import { FILE_GROUPS, FILE_MAX_MB } from '#contract/calls/files.ts';
import { OTHER_KINDS, otherKindOfName } from '#contract/calls/other-kinds.ts';
import { REFUSALS } from '#contract/calls/refusals.ts';
import { fill } from '#contract/messages.ts';
import { IMAGE_WIDTHS } from '#contract/pages/image-url.ts';
import { readPictureFile } from '#contract/shop/picture-file.ts';
import { isFitToShow, SHOWN_PICTURE_LEAST_SIDE, SHOWN_PICTURE_MOST_RATIO } from '#contract/shop/pictures.ts';
import { drawnAs } from '../../files/cropPicture.ts';
import { MOST_PICTURE_MB } from './readSources.ts';
import { words } from '../../words/en/products-bulk-pictures.ts';
import { shared } from '../../words/language.ts';

/** The largest width in which the shop shows a picture. */
const MOST_WIDTH = Math.max(...IMAGE_WIDTHS);
const MEGABYTE = 1024 * 1024;
const { types } = FILE_GROUPS.images;

/** Returns the text of a refusal of the API, which this page gives before it sends a picture. */
const refused = (code: keyof typeof REFUSALS, values: Readonly<Record<string, string | number>> = {}) =>
  fill<string>(shared(REFUSALS[code].text), values);

/** A picture that the shop does not take, with the reason in words. */
export class PictureFault extends Error {}

/** A picture as it is sent. */
export interface PreparedPicture {
  file: File;
  /** Content hashes that a file of the library with this picture can have: of the original, and as it is sent. */
  hashes: string[];
  /** Of the original, to know the same picture under another name. */
  originalHash: string;
}

/**
 * Returns a picture as it is sent: not wider than the shop shows it.
 * @throws PictureFault when the shop would refuse it
 */
export async function preparePicture(
  blob: Blob,
  { name, date }: { name: string; date: number },
): Promise<PreparedPicture> {
  const other = otherKindOfName(name);
  if (other)
    throw new PictureFault(
      refused('FILE_KIND_WRONG', { types: shared(types), reason: shared(OTHER_KINDS[other].words) }),
    );
  if (blob.size > MOST_PICTURE_MB * MEGABYTE) throw new PictureFault(words.aPictureCanHaveAt(MOST_PICTURE_MB));
  const bytes = new Uint8Array(await blob.arrayBuffer());
  const originalHash = await hashOf(bytes);
  const read = readPictureFile(bytes);
  if (read === 'broken') throw new PictureFault(refused('FILE_BROKEN'));
  if (read && 'megapixels' in read) throw new PictureFault(refused('PICTURE_TOO_MANY_PIXELS', { ...read }));
  if (!read) {
    const isGif = String.fromCharCode(...bytes.subarray(0, 4)) === 'GIF8';
    if (!isGif) throw new PictureFault(refused('FILE_TYPE_WRONG', { types: types.replace(' and ', ', ') }));
    return sent(new File([bytes], name, { type: 'image/gif', lastModified: date }), [originalHash], originalHash);
  }
  if (!isFitToShow(read)) throw new PictureFault(unfitText());
  const hashes = [await hashOf(read.body)];
  if (read.width <= MOST_WIDTH) {
    return sent(new File([bytes], name, { type: read.extension, lastModified: date }), hashes, originalHash);
  }
  const height = Math.round((read.height * MOST_WIDTH) / read.width);
  const small = await shrunk(new Blob([bytes], { type: read.extension }), { width: MOST_WIDTH, height });
  const smallRead = readPictureFile(new Uint8Array(await small.arrayBuffer()));
  if (smallRead && typeof smallRead === 'object' && 'body' in smallRead) hashes.push(await hashOf(smallRead.body));
  const ending = small.type === 'image/png' ? 'png' : 'jpg';
  const file = new File([small], `${name.replace(/\.\w+$/, '')}.${ending}`, { type: small.type, lastModified: date });
  return sent(file, hashes, originalHash);
}

export const unfitText = () =>
  refused('PICTURE_UNFIT', {
    which: words.thisPicture,
    least: SHOWN_PICTURE_LEAST_SIDE,
    ratio: SHOWN_PICTURE_MOST_RATIO,
  });

function sent(file: File, hashes: string[], originalHash: string): PreparedPicture {
  if (file.size > FILE_MAX_MB.IMAGE * MEGABYTE)
    throw new PictureFault(refused('FILE_TOO_LARGE', { picture: FILE_MAX_MB.IMAGE, film: FILE_MAX_MB.VIDEO }));
  return { file, hashes, originalHash };
}

/** Draws a picture smaller, upright by its Exif orientation. */
async function shrunk(blob: Blob, { width, height }: { width: number; height: number }): Promise<Blob> {
  const bitmap = await createImageBitmap(blob, {
    resizeWidth: width,
    resizeHeight: height,
    resizeQuality: 'high',
  }).catch(() => {
    throw new PictureFault(refused('FILE_BROKEN'));
  });
  try {
    return await drawnAs(blob.type, { width, height }, (pen) => pen.drawImage(bitmap, 0, 0, width, height));
  } finally {
    bitmap.close();
  }
}

/** Returns the SHA-256 of bytes, hex, as the library has it. */
async function hashOf(bytes: Uint8Array<ArrayBuffer>): Promise<string> {
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
  return Array.from(digest, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
