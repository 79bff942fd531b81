import { beginsAsExif, exifOf, isTurnedAside, jpegSegmentOf, orientationIn } from './exif.ts';
import type { Orientation } from './exif.ts';
import { PICTURE_MAX_PIXELS, PICTURE_MEGAPIXELS } from './pictures.ts';

/* Reads JPEG, PNG and WebP from their bytes. The console reads a picture as the server does, to know its content hash. */

/** A picture as read from its bytes, without metadata about place and camera. */
export interface ReadPicture {
  ending: 'jpg' | 'png' | 'webp';
  extension: 'image/jpeg' | 'image/png' | 'image/webp';
  mediaType: 'IMAGE';
  /** In pixels, after the orientation is applied. */
  width: number;
  height: number;
  /** The orientation that its body states; 1 for none. */
  orientation: Orientation;
  body: Uint8Array<ArrayBuffer>;
}

/** A picture with more pixels than the limit, in megapixels. */
export interface TooManyPixels {
  megapixels: number;
  most: number;
}

/**
 * Reads what a picture is, and removes its metadata.
 * @returns `broken` if only its start is valid; undefined for a file that is none of these pictures
 */
export function readPictureFile(bytes: Uint8Array<ArrayBuffer>): ReadPicture | TooManyPixels | 'broken' | undefined {
  const text = (from: number, to: number) => String.fromCharCode(...bytes.subarray(from, to));
  if (bytes[0] === 0xff && bytes[1] === 0xd8 && bytes[2] === 0xff) return picture('jpg', 'image/jpeg', jpeg(bytes));
  if (text(1, 4) === 'PNG' && bytes[0] === 0x89) return picture('png', 'image/png', png(bytes));
  if (text(0, 4) === 'RIFF' && text(8, 12) === 'WEBP') {
    const read = webp(bytes);
    return read === 'animated' ? undefined : picture('webp', 'image/webp', read);
  }
  return undefined;
}

interface Picture {
  /** In pixels, as stored. */
  width: number;
  height: number;
  orientation: Orientation;
  parts: Uint8Array<ArrayBuffer>[];
  /** The memory its pixels take while they are decoded, relative to the usual. */
  weight?: number;
}

function picture(
  ending: ReadPicture['ending'],
  extension: ReadPicture['extension'],
  read: Picture | undefined,
): ReadPicture | TooManyPixels | 'broken' {
  if (!read || read.width === 0 || read.height === 0) return 'broken';
  const { orientation, parts, weight = 1 } = read;
  const [width, height] = isTurnedAside(orientation) ? [read.height, read.width] : [read.width, read.height];
  if (width * height * weight > PICTURE_MAX_PIXELS) {
    return { megapixels: Math.round((width * height) / 1_000_000), most: Math.floor(PICTURE_MEGAPIXELS / weight) };
  }
  return { ending, extension, mediaType: 'IMAGE', width, height, orientation, body: joined(parts) };
}

const bytesOf = (text: string) => Uint8Array.from(text, (sign) => sign.charCodeAt(0));
const view = (bytes: Uint8Array) => new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);

/** Returns the bytes of these parts, one after the other. */
export function joined(parts: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const whole = new Uint8Array(parts.reduce((sum, part) => sum + part.byteLength, 0));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.byteLength;
  }
  return whole;
}

/**
 * Reads the segments up to the end of the picture; appended bytes are dropped. Of APP1 to APP15 the colour profile,
 * Adobe's colour note and the Exif orientation stay. The rest states place, camera and time.
 */
function jpeg(bytes: Uint8Array<ArrayBuffer>): Picture | undefined {
  const data = view(bytes);
  const parts = [bytes.subarray(0, 2)];
  let [width, height] = [0, 0];
  let orientation: Orientation | undefined;
  let hasScan = false;
  for (let at = 2; at + 2 <= bytes.byteLength;) {
    if (bytes[at] !== 0xff) return undefined;
    const kind = bytes[at + 1]!;
    // A marker may be padded with any number of these.
    if (kind === 0xff) {
      at += 1;
      continue;
    }
    if (kind === 0xd9) {
      if (!hasScan) return undefined;
      return { width, height, orientation: orientation ?? 1, parts: [...parts, bytes.subarray(at, at + 2)] };
    }
    if (at + 4 > bytes.byteLength) return undefined;
    const head = at + 2 + data.getUint16(at + 2);
    const end = kind === 0xda ? endOfScan(bytes, head) : head;
    if (end === undefined || end > bytes.byteLength) return undefined;
    const isFrame = kind >= 0xc0 && kind <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(kind);
    if (isFrame) {
      // A second frame may be of any size.
      if (width !== 0 || at + 9 > end) return undefined;
      [height, width] = [data.getUint16(at + 5), data.getUint16(at + 7)];
    }
    if (kind === 0xda) {
      if (width === 0) return undefined;
      hasScan = true;
    }
    const content = bytes.subarray(at + 4, end);
    if (kind === 0xe1 && orientation === undefined && beginsAsExif(content)) {
      orientation = orientationIn(content);
      if (orientation !== 1) parts.push(jpegSegmentOf(orientation));
    } else if (!isTold(kind, content)) parts.push(bytes.subarray(at, end));
    at = end;
  }
  return undefined;
}

/** Returns whether a segment is metadata that is not needed to show the picture. */
function isTold(kind: number, content: Uint8Array): boolean {
  const isProfile = kind === 0xe2 && String.fromCharCode(...content.subarray(0, 11)) === 'ICC_PROFILE';
  return (kind > 0xe0 && kind <= 0xef && !isProfile && kind !== 0xee) || kind === 0xfe;
}

/** Returns the end of the compressed data of a scan: the next marker that does not belong to it. */
function endOfScan(bytes: Uint8Array, from: number): number | undefined {
  for (let at = bytes.indexOf(0xff, from); at !== -1 && at + 1 < bytes.byteLength; at = bytes.indexOf(0xff, at)) {
    const next = bytes[at + 1]!;
    if (next === 0xff) at += 1;
    else if (next === 0 || (next >= 0xd0 && next <= 0xd7)) at += 2;
    else return at;
  }
  return undefined;
}

/** The chunks of a still picture. Other chunks are metadata, animate it, or decompress to any size. */
const PNG_CHUNKS = ['IHDR', 'PLTE', 'tRNS', 'IDAT', 'IEND', 'gAMA', 'cHRM', 'sRGB', 'cICP', 'sBIT'];
const WEBP_CHUNKS = ['VP8X', 'VP8 ', 'VP8L', 'ALPH', 'ICCP'];
/** A colour profile has some hundred bytes to some hundred kilobytes. It is compressed in a PNG. */
const MOST_PROFILE_BYTES = 256 * 1024;

/** Reads chunks of length, name, content and checksum. */
function png(bytes: Uint8Array<ArrayBuffer>): Picture | undefined {
  const data = view(bytes);
  if (bytes.byteLength < 33) return undefined;
  const nameAt = (at: number) => String.fromCharCode(...bytes.subarray(at + 4, at + 8));
  // The size is in the first chunk only.
  if (nameAt(8) !== 'IHDR' || data.getUint32(8) !== 13) return undefined;
  const [width, height] = [data.getUint32(16), data.getUint32(20)];
  const isDeep = bytes[24] === 16;
  const isInterlaced = bytes[28] === 1;
  const [head, rest]: Uint8Array<ArrayBuffer>[][] = [[bytes.subarray(0, 8)], []];
  let orientation: Orientation = 1;
  let hasData = false;
  for (let at = 8; at + 12 <= bytes.byteLength;) {
    const end = at + 12 + data.getUint32(at);
    if (end > bytes.byteLength) return undefined;
    const name = nameAt(at);
    const content = bytes.subarray(at + 8, end - 4);
    if (name === 'IHDR' && at > 8) return undefined;
    if (name === 'IDAT') hasData = true;
    if (name === 'eXIf') orientation = orientationIn(content);
    else if (name === 'iCCP') rest!.push(...profileChunk(content));
    else if (name === 'IHDR') head!.push(bytes.subarray(at, end));
    else if (PNG_CHUNKS.includes(name)) rest!.push(bytes.subarray(at, end));
    if (name === 'IEND') {
      if (!hasData) return undefined;
      const note = orientation === 1 ? [] : [pngChunk('eXIf', exifOf(orientation))];
      const weight = (isDeep ? 2 : 1) * (isInterlaced ? 2 : 1);
      return { width, height, orientation, parts: [...head!, ...note, ...rest!], weight };
    }
    at = end;
  }
  return undefined;
}

/** Returns the colour profile of a PNG under a neutral name; an empty list if it is no profile. */
function profileChunk(content: Uint8Array): Uint8Array<ArrayBuffer>[] {
  // A name of up to 79 letters, its terminator, and the compression method, of which there is one.
  const end = content.indexOf(0);
  const packed = content.subarray(end + 2);
  if (end < 1 || end > 79 || content[end + 1] !== 0 || packed.byteLength > MOST_PROFILE_BYTES) return [];
  return [pngChunk('iCCP', joined([bytesOf('profile\0\0'), packed]))];
}

function pngChunk(name: string, content: Uint8Array): Uint8Array<ArrayBuffer> {
  const chunk = new Uint8Array(12 + content.byteLength);
  const data = view(chunk);
  data.setUint32(0, content.byteLength);
  chunk.set(bytesOf(name), 4);
  chunk.set(content, 8);
  data.setUint32(8 + content.byteLength, crc32(chunk.subarray(4, 8 + content.byteLength)));
  return chunk;
}

/** Returns the checksum of a PNG chunk (ISO 3309), bit by bit, since only short chunks are written here. */
function crc32(bytes: Uint8Array): number {
  let crc = 0xffffffff;
  for (const byte of bytes) {
    crc ^= byte;
    for (let bit = 0; bit < 8; bit += 1) crc = (crc >>> 1) ^ (crc & 1 ? 0xedb88320 : 0);
  }
  return ~crc >>> 0;
}

/** Flags in the first chunk of an extended WebP: Exif; and Exif, XMP or animation. */
const WEBP_EXIF = 0x08;
const WEBP_TOLD = 0x0e;

/** Reads chunks of name, length and content of an even number of bytes. */
function webp(bytes: Uint8Array<ArrayBuffer>): Picture | 'animated' | undefined {
  const data = view(bytes);
  const parts: Uint8Array<ArrayBuffer>[] = [];
  let [width, height] = [0, 0];
  let orientation: Orientation = 1;
  let features: Uint8Array | undefined;
  let hasData = false;
  if (bytes.byteLength < 20) return undefined;
  const last = 8 + data.getUint32(4, true);
  for (let at = 12; at + 8 <= Math.min(last, bytes.byteLength);) {
    const size = data.getUint32(at + 4, true);
    const end = at + 8 + size + (size % 2);
    if (at + 8 + size > bytes.byteLength || size < 5) return undefined;
    const name = String.fromCharCode(...bytes.subarray(at, at + 4));
    let part = bytes.subarray(at, Math.min(end, bytes.byteLength));
    if (name === 'VP8X') {
      // It states the size of the whole picture, before all other chunks.
      if (at !== 12 || size < 10) return undefined;
      [width, height] = [1 + (data.getUint32(at + 12, true) & 0xffffff), 1 + (data.getUint32(at + 14, true) >>> 8)];
      part = Uint8Array.from(part);
      features = part.subarray(8);
    } else if (name === 'VP8 ' && width === 0 && size > 10) {
      [width, height] = [data.getUint16(at + 14, true) & 0x3fff, data.getUint16(at + 16, true) & 0x3fff];
    } else if (name === 'VP8L' && width === 0) {
      const packed = data.getUint32(at + 9, true);
      [width, height] = [1 + (packed & 0x3fff), 1 + ((packed >>> 14) & 0x3fff)];
    }
    if (name === 'VP8 ' || name === 'VP8L') hasData = true;
    if (name === 'EXIF' && features) orientation = orientationIn(bytes.subarray(at + 8, at + 8 + size));
    if (name === 'ANIM' || name === 'ANMF') return 'animated';
    if (WEBP_CHUNKS.includes(name)) parts.push(part);
    at = end;
  }
  if (!hasData) return undefined;
  if (features) features[0] = features[0]! & ~WEBP_TOLD;
  if (features && orientation !== 1) {
    features[0] = features[0]! | WEBP_EXIF;
    parts.push(riffChunk('EXIF', exifOf(orientation)));
  }
  const head = new Uint8Array(bytes.slice(0, 12));
  view(head).setUint32(
    4,
    parts.reduce((sum, part) => sum + part.byteLength, 4),
    true,
  );
  return { width, height, orientation, parts: [head, ...parts] };
}

/** Returns a chunk of a WebP, for content of an even number of bytes. */
function riffChunk(name: string, content: Uint8Array): Uint8Array<ArrayBuffer> {
  const chunk = new Uint8Array(8 + content.byteLength);
  chunk.set(bytesOf(name));
  view(chunk).setUint32(4, content.byteLength, true);
  chunk.set(content, 8);
  return chunk;
}
