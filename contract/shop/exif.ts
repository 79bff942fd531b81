/** The orientation of a picture (Exif 3.0, tag 274): 1 as stored, 2 to 8 rotated or mirrored. */
export type Orientation = 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8;

const TAG_ORIENTATION = 0x0112;
const TYPE_SHORT = 3;
/** The first bytes of an Exif block in a JPEG. Some programs write them into a WebP, too. */
const EXIF_SIGNS = [0x45, 0x78, 0x69, 0x66, 0, 0];
/** More entries than any camera writes into a directory. */
const MOST_ENTRIES = 1000;

export function beginsAsExif(bytes: Uint8Array): boolean {
  return EXIF_SIGNS.every((sign, at) => bytes[at] === sign);
}

/** Returns the orientation in an Exif block, with or without its first bytes; 1 if it is missing or damaged. */
export function orientationIn(exif: Uint8Array): Orientation {
  const tiff = beginsAsExif(exif) ? exif.subarray(EXIF_SIGNS.length) : exif;
  if (tiff.byteLength < 8) return 1;
  const data = new DataView(tiff.buffer, tiff.byteOffset, tiff.byteLength);
  const order = data.getUint16(0);
  if (order !== 0x4949 && order !== 0x4d4d) return 1;
  const isLittle = order === 0x4949;
  const directory = data.getUint32(4, isLittle);
  if (data.getUint16(2, isLittle) !== 42 || directory + 2 > tiff.byteLength) return 1;
  const entries = Math.min(data.getUint16(directory, isLittle), MOST_ENTRIES);
  for (let entry = 0; entry < entries; entry += 1) {
    const at = directory + 2 + entry * 12;
    if (at + 12 > tiff.byteLength) return 1;
    if (data.getUint16(at, isLittle) !== TAG_ORIENTATION) continue;
    const value = data.getUint16(at + 2, isLittle) === TYPE_SHORT ? data.getUint16(at + 8, isLittle) : 1;
    return value >= 1 && value <= 8 ? (value as Orientation) : 1;
  }
  return 1;
}

/** Returns whether an orientation swaps width and height. */
export function isTurnedAside(orientation: Orientation): boolean {
  return orientation >= 5;
}

/** Returns an Exif block with the orientation only, without the first bytes. */
export function exifOf(orientation: Orientation): Uint8Array<ArrayBuffer> {
  // TIFF, big-endian: its header, a directory of one entry at 8, and no further directory.
  const tiff = new DataView(new ArrayBuffer(26));
  tiff.setUint32(0, 0x4d4d002a);
  tiff.setUint32(4, 8);
  tiff.setUint16(8, 1);
  tiff.setUint16(10, TAG_ORIENTATION);
  tiff.setUint16(12, TYPE_SHORT);
  tiff.setUint32(14, 1);
  tiff.setUint16(18, orientation);
  return new Uint8Array(tiff.buffer);
}

/** Returns the segment of a JPEG with the orientation only. */
export function jpegSegmentOf(orientation: Orientation): Uint8Array<ArrayBuffer> {
  const exif = exifOf(orientation);
  const length = 2 + EXIF_SIGNS.length + exif.byteLength;
  return Uint8Array.of(0xff, 0xe1, length >> 8, length & 0xff, ...EXIF_SIGNS, ...exif);
}
