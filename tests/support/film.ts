/** Makes the smallest valid films: one video track and its data. */

const text = new TextEncoder();

function joined(parts: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(parts.flatMap((part) => [...part]));
}

function uint32(...values: number[]): Uint8Array {
  const bytes = new DataView(new ArrayBuffer(values.length * 4));
  for (const [place, value] of values.entries()) bytes.setUint32(place * 4, value);
  return new Uint8Array(bytes.buffer);
}

function box(name: string, ...parts: Uint8Array[]): Uint8Array<ArrayBuffer> {
  const content = joined(parts);
  return joined([uint32(content.byteLength + 8), text.encode(name), content]);
}

const SAMPLE_BYTES = 16;
const MP4_TYPE = box('ftyp', text.encode('mp42'), uint32(0));

/** Returns the `moov` box of a movie with one frame, whose data is at this offset of the file. */
function movie(sampleAt: number): Uint8Array {
  const tables = box(
    'stbl',
    box('stsd', uint32(0, 1), box('avc1', new Uint8Array(78))),
    box('stsc', uint32(0, 1, 1, 1, 1)),
    box('stsz', uint32(0, SAMPLE_BYTES, 1)),
    box('stco', uint32(0, 1, sampleAt)),
  );
  const handler = box('hdlr', uint32(0, 0), text.encode('vide'), uint32(0, 0, 0));
  return box(
    'moov',
    box('mvhd', uint32(0)),
    box('trak', box('tkhd', uint32(0)), box('mdia', handler, box('minf', tables))),
  );
}

const SAMPLE_AT = MP4_TYPE.byteLength + movie(0).byteLength + 8;
const MP4_HEAD = joined([MP4_TYPE, movie(SAMPLE_AT)]);

/** The size of the smallest film, in bytes. */
export const LEAST_FILM_BYTES = SAMPLE_AT + SAMPLE_BYTES;

/** Returns an MP4 of this size, each time with different content. */
export function film(bytes: number): Uint8Array<ArrayBuffer> {
  const content = new Uint8Array(bytes);
  content.set(MP4_HEAD);
  content.set(uint32(bytes - MP4_HEAD.byteLength), MP4_HEAD.byteLength);
  content.set(text.encode('mdat'), MP4_HEAD.byteLength + 4);
  content.set(crypto.getRandomValues(new Uint8Array(SAMPLE_BYTES)), SAMPLE_AT);
  return content;
}
