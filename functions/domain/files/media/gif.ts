export interface ReadGif {
  width: number;
  height: number;
  /** Of all its pictures together: a browser unpacks each of them. */
  pixels: number;
  parts: Uint8Array<ArrayBuffer>[];
}

export function isGif(bytes: Uint8Array): boolean {
  return /^GIF8[79]a$/.test(String.fromCharCode(...bytes.subarray(0, 6)));
}

/**
 * The blocks a GIF is made of (GIF89a specification, sections 17 to 27) without comments, texts and what other programs
 * keep in it; what is appended goes as well. Nothing where it is broken.
 */
export function readGif(bytes: Uint8Array<ArrayBuffer>): ReadGif | undefined {
  if (!isGif(bytes) || bytes.byteLength < 14) return undefined;
  const data = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const [width, height] = [data.getUint16(6, true), data.getUint16(8, true)];
  let at = 13 + colourTable(bytes[10]!);
  const parts = [bytes.subarray(0, at)];
  let pixels = 0;
  while (at < bytes.byteLength) {
    const kind = bytes[at];
    if (kind === 0x3b)
      return pixels === 0 ? undefined : { width, height, pixels, parts: [...parts, bytes.subarray(at, at + 1)] };
    const blocks =
      kind === 0x21 ? at + 2 : kind === 0x2c && at + 10 < bytes.byteLength ? afterFrameHead(at) : undefined;
    const end = blocks === undefined ? undefined : endOfBlocks(bytes, blocks);
    if (end === undefined) return undefined;
    if (kind === 0x2c) {
      const [left, top] = [data.getUint16(at + 1, true), data.getUint16(at + 3, true)];
      const [wide, high] = [data.getUint16(at + 5, true), data.getUint16(at + 7, true)];
      if (left + wide > width || top + high > height) return undefined;
      pixels += width * height;
    }
    if (kind === 0x2c || isKept(bytes, at)) parts.push(bytes.subarray(at, end));
    at = end;
  }
  return undefined;

  function afterFrameHead(from: number): number {
    // The picture's own colours, and how wide its codes are.
    return from + 10 + colourTable(bytes[from + 9]!) + 1;
  }
}

/** How many bytes of colours follow a head with these flags. */
function colourTable(flags: number): number {
  return (flags & 0x80) === 0 ? 0 : 3 * 2 ** ((flags & 0x07) + 1);
}

/** Where blocks of a length and its bytes end, with the empty one; nothing where they do not. */
function endOfBlocks(bytes: Uint8Array, from: number): number | undefined {
  let at = from;
  while (at < bytes.byteLength) {
    const length = bytes[at]!;
    at += 1 + length;
    if (length === 0) return at;
  }
  return undefined;
}

/** How long a frame stands, and how often all are shown. */
function isKept(bytes: Uint8Array, at: number): boolean {
  const label = bytes[at + 1];
  return (
    label === 0xf9 || (label === 0xff && String.fromCharCode(...bytes.subarray(at + 3, at + 14)) === 'NETSCAPE2.0')
  );
}
