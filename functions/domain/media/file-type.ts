import type { MediaItem } from '#contract/calls/media.ts';
import { clearMp4 } from './mp4.ts';
import { clearWebm } from './webm.ts';

/** What a file is, by its own bytes, and these without what tells where and with what it was taken. */
export interface ReadFile {
  ending: 'jpg' | 'png' | 'webp' | 'gif' | 'mp4' | 'webm';
  extension: MediaItem['extension'];
  mediaType: 'IMAGE' | 'VIDEO';
  /** 0 for a film. */
  width: number;
  height: number;
  body: Uint8Array<ArrayBuffer>;
}

/** Pixels of the largest picture a phone takes, with room. */
const MOST_PIXELS = 120_000_000;

/** Reads what a file is, a film in place; `broken` where it only begins like one, nothing where it is of no kind that is taken. */
export function readFileType(bytes: Uint8Array<ArrayBuffer>): ReadFile | 'broken' | undefined {
  const text = (from: number, to: number) => String.fromCharCode(...bytes.subarray(from, to));
  if (bytes[0] === 0xff && bytes[1] === 0xd8 && bytes[2] === 0xff) return picture('jpg', 'image/jpeg', jpeg(bytes));
  if (text(1, 4) === 'PNG' && bytes[0] === 0x89) return picture('png', 'image/png', png(bytes));
  if (text(0, 4) === 'RIFF' && text(8, 12) === 'WEBP') return picture('webp', 'image/webp', webp(bytes));
  // Pictures of the same container (HEIC, AVIF) are none of these; browsers do not show the first.
  if (text(4, 8) === 'ftyp' && !/^(hei|hev|mif|msf|avi)/.test(text(8, 12))) {
    return clearMp4(bytes) ? film('mp4', 'video/mp4', bytes) : 'broken';
  }
  if (view(bytes).byteLength > 4 && view(bytes).getUint32(0) === 0x1a45dfa3) {
    return clearWebm(bytes) ? film('webm', 'video/webm', bytes) : 'broken';
  }
  return undefined;
}

interface Picture {
  width: number;
  height: number;
  parts: Uint8Array<ArrayBuffer>[];
}

function picture(
  ending: ReadFile['ending'],
  extension: ReadFile['extension'],
  read: Picture | undefined,
): ReadFile | 'broken' {
  if (!read || read.width === 0 || read.height === 0 || read.width * read.height > MOST_PIXELS) return 'broken';
  const { width, height, parts } = read;
  return { ending, extension, mediaType: 'IMAGE', width, height, body: joined(parts) };
}

function film(ending: 'mp4' | 'webm', extension: ReadFile['extension'], body: Uint8Array<ArrayBuffer>): ReadFile {
  return { ending, extension, mediaType: 'VIDEO', width: 0, height: 0, body };
}

const view = (bytes: Uint8Array) => new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);

/** The bytes of these parts, one after the other. */
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
 * Segments up to the end of the picture; what is appended after it is something else, and goes. APP1 to APP15 but the
 * colour profile hold place, camera and time.
 */
function jpeg(bytes: Uint8Array<ArrayBuffer>): Picture | undefined {
  const data = view(bytes);
  const parts = [bytes.subarray(0, 2)];
  let [width, height] = [0, 0];
  for (let at = 2; at + 2 <= bytes.byteLength;) {
    if (bytes[at] !== 0xff) return undefined;
    const kind = bytes[at + 1]!;
    // A marker may be filled up with any number of these.
    if (kind === 0xff) {
      at += 1;
      continue;
    }
    if (kind === 0xd9)
      return width === 0 ? undefined : { width, height, parts: [...parts, bytes.subarray(at, at + 2)] };
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
    if (kind === 0xda && width === 0) return undefined;
    const isProfile = kind === 0xe2 && String.fromCharCode(...bytes.subarray(at + 4, at + 15)) === 'ICC_PROFILE';
    const isTold = (kind > 0xe0 && kind <= 0xef && !isProfile && kind !== 0xee) || kind === 0xfe;
    if (!isTold) parts.push(bytes.subarray(at, end));
    at = end;
  }
  return undefined;
}

/** Where the packed lines of a picture end: at the next marker that is none of their own. */
function endOfScan(bytes: Uint8Array, from: number): number | undefined {
  for (let at = bytes.indexOf(0xff, from); at !== -1 && at + 1 < bytes.byteLength; at = bytes.indexOf(0xff, at)) {
    const next = bytes[at + 1]!;
    if (next === 0xff) at += 1;
    else if (next === 0 || (next >= 0xd0 && next <= 0xd7)) at += 2;
    else return at;
  }
  return undefined;
}

/** The chunks a still picture is made of. Others tell things, move it, or unpack to any size. */
const PNG_CHUNKS = ['IHDR', 'PLTE', 'tRNS', 'IDAT', 'IEND', 'gAMA', 'cHRM', 'sRGB', 'sBIT'];
const WEBP_CHUNKS = ['VP8X', 'VP8 ', 'VP8L', 'ALPH', 'ICCP'];

/** Chunks of length, name, content and checksum. */
function png(bytes: Uint8Array<ArrayBuffer>): Picture | undefined {
  const data = view(bytes);
  if (bytes.byteLength < 33) return undefined;
  const nameAt = (at: number) => String.fromCharCode(...bytes.subarray(at + 4, at + 8));
  // Its size is in its first chunk, and in no other.
  if (nameAt(8) !== 'IHDR' || data.getUint32(8) !== 13) return undefined;
  const [width, height] = [data.getUint32(16), data.getUint32(20)];
  const parts = [bytes.subarray(0, 8)];
  for (let at = 8; at + 12 <= bytes.byteLength;) {
    const end = at + 12 + data.getUint32(at);
    if (end > bytes.byteLength) return undefined;
    const name = nameAt(at);
    if (name === 'IHDR' && at > 8) return undefined;
    if (PNG_CHUNKS.includes(name)) parts.push(bytes.subarray(at, end));
    if (name === 'IEND') return { width, height, parts };
    at = end;
  }
  return undefined;
}

/** Chunks of name, length and content of an even number of bytes. */
function webp(bytes: Uint8Array<ArrayBuffer>): Picture | undefined {
  const data = view(bytes);
  const parts: Uint8Array<ArrayBuffer>[] = [];
  let [width, height] = [0, 0];
  if (bytes.byteLength < 20) return undefined;
  const last = 8 + data.getUint32(4, true);
  for (let at = 12; at + 8 <= Math.min(last, bytes.byteLength);) {
    const size = data.getUint32(at + 4, true);
    const end = at + 8 + size + (size % 2);
    if (at + 8 + size > bytes.byteLength || size < 5) return undefined;
    const name = String.fromCharCode(...bytes.subarray(at, at + 4));
    if (name === 'VP8X') {
      // It says the size of the whole, before all others.
      if (at !== 12 || size < 10) return undefined;
      [width, height] = [1 + (data.getUint32(at + 12, true) & 0xffffff), 1 + (data.getUint32(at + 14, true) >>> 8)];
    } else if (name === 'VP8 ' && width === 0 && size > 10) {
      [width, height] = [data.getUint16(at + 14, true) & 0x3fff, data.getUint16(at + 16, true) & 0x3fff];
    } else if (name === 'VP8L' && width === 0) {
      const packed = data.getUint32(at + 9, true);
      [width, height] = [1 + (packed & 0x3fff), 1 + ((packed >>> 14) & 0x3fff)];
    }
    // A film of pictures is none.
    if (name === 'ANIM' || name === 'ANMF') return undefined;
    if (WEBP_CHUNKS.includes(name)) parts.push(bytes.subarray(at, Math.min(end, bytes.byteLength)));
    at = end;
  }
  const head = new Uint8Array(bytes.slice(0, 12));
  const body = parts.reduce((sum, part) => sum + part.byteLength, 4);
  view(head).setUint32(4, body, true);
  return { width, height, parts: [head, ...parts] };
}
