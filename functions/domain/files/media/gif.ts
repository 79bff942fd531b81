export interface ReadGif {
  width: number;
  height: number;
  /** The sum over all frames, since a browser decodes each of them. */
  pixels: number;
  parts: Uint8Array<ArrayBuffer>[];
}

export function isGif(bytes: Uint8Array): boolean {
  return /^GIF8[79]a$/.test(String.fromCharCode(...bytes.subarray(0, 6)));
}

/**
 * Returns the blocks of a GIF (GIF89a specification, sections 17 to 27); undefined if it is broken. Comments, texts,
 * data of other programs and appended bytes are left out.
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
    // The frame's own colours, and the width of its codes.
    return from + 10 + colourTable(bytes[from + 9]!) + 1;
  }
}

/** Returns the size in bytes of the colour table after a header with these flags. */
function colourTable(flags: number): number {
  return (flags & 0x80) === 0 ? 0 : 3 * 2 ** ((flags & 0x07) + 1);
}

/** Returns the end of a series of sub-blocks, after the empty one; undefined if it has no end. */
function endOfBlocks(bytes: Uint8Array, from: number): number | undefined {
  let at = from;
  while (at < bytes.byteLength) {
    const length = bytes[at]!;
    at += 1 + length;
    if (length === 0) return at;
  }
  return undefined;
}

/** Returns whether an extension stays: the duration of a frame, and the number of repetitions. */
function isKept(bytes: Uint8Array, at: number): boolean {
  const label = bytes[at + 1];
  return (
    label === 0xf9 || (label === 0xff && String.fromCharCode(...bytes.subarray(at + 3, at + 14)) === 'NETSCAPE2.0')
  );
}
