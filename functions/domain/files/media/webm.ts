/** Ids of elements (RFC 9559). WebM is a subset of Matroska. */
const HEADER = 0x1a45dfa3;
const SEGMENT = 0x18538067;
const INFO = 0x1549a966;
const TRACKS = 0x1654ae6b;
const CLUSTER = 0x1f43b675;
const TRACK = 0xae;
const TRACK_TYPE = 0x83;
const VOID = 0xec;
const DOC_TYPE = 0x4282;
/** One frame, or a group of a frame with its related data. */
const BLOCKS = [0xa3, 0xa0];
/** The index of the file, the other parts of a film, and the index by time. */
const OF_SEGMENT = [0x114d9b74, INFO, TRACKS, CLUSTER, 0x1c53bb6b];
/** Scale, duration, UID, date and the names of the writing programs; without title and file names. */
const OF_INFO = [0x2ad7b1, 0x4489, 0x73a4, 0x4461, 0x4d80, 0x5741];
/** Time, size and blocks of a cluster. A cluster without a size ends where another element starts. */
const OF_CLUSTER = [0xe7, 0xa7, 0xab, 0xa0, 0xa3, 0xaf, 0x5854];
const SEEN = 1;
const SEEN_AND_HEARD = [SEEN, 2];

/** The content between the header and the end of an element. */
type Content = Pick<Element, 'id' | 'from'> & { to: number };

interface Element {
  id: number;
  /** The start of its header, the start of its content, and its end; undefined if its size is unknown. */
  start: number;
  from: number;
  to: number | undefined;
}

/**
 * Removes metadata about the place from a WebM: tags, attachments, chapters, titles. All other bytes stay at their
 * positions, since its index has byte offsets. Removed parts become a void of zeros, in `bytes` itself.
 * @returns false if the file is broken, has no video, or has a track other than video and sound, which contains texts
 *   and places
 */
export function clearWebm(bytes: Uint8Array<ArrayBuffer>): boolean {
  const found = { isWebm: false, isSeen: false, hasBlocks: false };
  const isWhole = clearWithin(bytes, 0, bytes.byteLength, [HEADER, SEGMENT], found);
  return isWhole && found.isWebm && found.isSeen && found.hasBlocks;
}

/** The requirements of a film that were found so far. */
interface Found {
  isWebm: boolean;
  isSeen: boolean;
  hasBlocks: boolean;
}

function clearWithin(bytes: Uint8Array, from: number, to: number, stored: readonly number[], found: Found): boolean {
  for (let at = from; at < to;) {
    const element = elementAt(bytes, at, to);
    if (!element) return false;
    const { id } = element;
    if (element.to === undefined) {
      // Recorders that do not know the duration leave these two without a size.
      if (id === SEGMENT) return clearWithin(bytes, element.from, to, OF_SEGMENT, found);
      if (id !== CLUSTER || !stored.includes(id)) return false;
      at = element.from;
      stored = [...OF_SEGMENT, ...OF_CLUSTER];
      continue;
    }
    const end = element.to;
    if (!stored.includes(id)) makeVoid(bytes, element.start, end);
    else if (!clearElement(bytes, { id, from: element.from, to: end }, found)) return false;
    at = end;
  }
  return true;
}

/**
 * Clears an element that stays, and notes its facts about the film.
 * @returns false if it is broken
 */
function clearElement(bytes: Uint8Array, { id, from, to }: Content, found: Found): boolean {
  switch (id) {
    case SEGMENT:
      return clearWithin(bytes, from, to, OF_SEGMENT, found);
    case INFO:
      return clearWithin(bytes, from, to, OF_INFO, found);
    case HEADER: {
      const type = childrenOf(bytes, from, to)?.find((child) => child.id === DOC_TYPE);
      found.isWebm = type !== undefined && DOC_TYPES.includes(nameIn(bytes, type.from, type.to!));
      return true;
    }
    case TRACKS: {
      const types = tracksOf(bytes, from, to);
      if (!types?.every((type) => SEEN_AND_HEARD.includes(type))) return false;
      if (types.includes(SEEN)) found.isSeen = true;
      return true;
    }
    case CLUSTER: {
      const parts = childrenOf(bytes, from, to);
      if (parts?.some((part) => BLOCKS.includes(part.id))) found.hasBlocks = true;
      return parts !== undefined;
    }
    default:
      if (BLOCKS.includes(id)) found.hasBlocks = true;
      return true;
  }
}

/** The document types of this container. WebM is the part of Matroska that browsers play. */
const DOC_TYPES = ['webm', 'matroska'];

/** Returns a short name without its padding of zeros. */
const nameIn = (bytes: Uint8Array, from: number, to: number) =>
  String.fromCharCode(...bytes.subarray(from, Math.min(to, from + 16))).replace(/\0+$/, '');

/** Returns the types of a film's tracks. */
function tracksOf(bytes: Uint8Array, from: number, to: number): number[] | undefined {
  const tracks = childrenOf(bytes, from, to)?.filter(({ id }) => id === TRACK);
  return tracks?.map((track) => {
    const type = childrenOf(bytes, track.from, track.to!)?.find(({ id }) => id === TRACK_TYPE);
    return type && type.to! > type.from ? bytes[type.to! - 1]! : 0;
  });
}

function childrenOf(bytes: Uint8Array, from: number, to: number): Element[] | undefined {
  const children: Element[] = [];
  for (let at = from; at < to;) {
    const child = elementAt(bytes, at, to);
    if (child?.to === undefined) return undefined;
    children.push(child);
    at = child.to;
  }
  return children;
}

/** Returns the element that starts at a position; undefined if it does not end before `to`. */
function elementAt(bytes: Uint8Array, start: number, to: number): Element | undefined {
  const idLength = lengthOf(bytes[start]!);
  if (idLength > 4 || start + idLength >= to) return undefined;
  const sizeAt = start + idLength;
  const sizeLength = lengthOf(bytes[sizeAt]!);
  const from = sizeAt + sizeLength;
  if (sizeLength > 8 || from > to) return undefined;
  const id = numberIn(bytes.subarray(start, sizeAt));
  // The first set bit encodes the length of the number, and does not count in a size.
  const size = numberIn(bytes.subarray(sizeAt, from), 0xff >> sizeLength);
  // All bits set: the size is unknown.
  if (size === 2 ** (7 * sizeLength) - 1) return { id, start, from, to: undefined };
  return from + size > to ? undefined : { id, start, from, to: from + size };
}

/** Returns the length of a number in bytes, by its first byte; 9 if it is not valid. */
const lengthOf = (first: number) => Math.clz32(first) - 23;

const numberIn = (bytes: Uint8Array, mask = 0xff) =>
  bytes.reduce((sum, byte, at) => sum * 256 + (at === 0 ? byte & mask : byte), 0);

function makeVoid(bytes: Uint8Array, start: number, to: number): void {
  const length = to - start;
  const sizeLength = length < 9 ? 1 : 8;
  const size = length - 1 - sizeLength;
  bytes.fill(0, start, to);
  bytes[start] = VOID;
  bytes[start + 1] = sizeLength === 1 ? 0x80 + size : 1;
  // A size beyond four bytes is more than any accepted film has.
  if (sizeLength === 8) new DataView(bytes.buffer, bytes.byteOffset).setUint32(start + 5, size);
}
