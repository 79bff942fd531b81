import type { MediaItem } from '#contract/calls/media.ts';
import type { Orientation } from '#contract/shop/exif.ts';
import { readPictureFile } from '#contract/shop/picture-file.ts';
import type { TooManyPixels } from '#contract/shop/picture-file.ts';
import { clearMp4 } from './mp4.ts';
import { clearWebm } from './webm.ts';

/** A picture or film as read from its bytes, without metadata about place and camera. */
export interface ReadFile {
  ending: 'jpg' | 'png' | 'webp' | 'gif' | 'mp4' | 'webm';
  extension: MediaItem['extension'];
  mediaType: 'IMAGE' | 'VIDEO';
  /** In pixels, after the orientation is applied; 0 for a film. */
  width: number;
  height: number;
  /** The orientation that its body states; 1 for none. */
  orientation: Orientation;
  body: Uint8Array<ArrayBuffer>;
}

/**
 * Reads what a file is, and removes its metadata; a film is changed in place.
 * @returns `broken` if only its start is valid; undefined for a kind that is not accepted
 */
export function readFileType(bytes: Uint8Array<ArrayBuffer>): ReadFile | TooManyPixels | 'broken' | undefined {
  const picture = readPictureFile(bytes);
  if (picture !== undefined) return picture;
  const text = (from: number, to: number) => String.fromCharCode(...bytes.subarray(from, to));
  // HEIC and AVIF have the same container and are not accepted. Browsers do not show HEIC.
  if (text(4, 8) === 'ftyp' && !/^(hei|hev|mif|msf|avi)/.test(text(8, 12))) {
    return clearMp4(bytes) ? film('mp4', 'video/mp4', bytes) : 'broken';
  }
  const isWebm = bytes.byteLength > 4 && [0x1a, 0x45, 0xdf, 0xa3].every((byte, at) => bytes[at] === byte);
  if (isWebm) return clearWebm(bytes) ? film('webm', 'video/webm', bytes) : 'broken';
  return undefined;
}

function film(ending: 'mp4' | 'webm', extension: ReadFile['extension'], body: Uint8Array<ArrayBuffer>): ReadFile {
  return { ending, extension, mediaType: 'VIDEO', width: 0, height: 0, orientation: 1, body };
}
