/**
 * The boxes that are needed to play a film, by their parent box (ISO/IEC 14496-12). Other boxes are metadata: `udta`,
 * `meta` and `uuid` contain the place (3GPP TS 26.244, 8.10; QuickTime's `com.apple.quicktime.location.ISO6709`).
 */
const KEPT: Partial<Record<string, readonly string[]>> = {
  file: ['ftyp', 'moov', 'mdat', 'styp', 'sidx', 'ssix', 'moof', 'mfra'],
  moov: ['mvhd', 'iods', 'trak', 'mvex'],
  mvex: ['mehd', 'trex', 'leva'],
  trak: ['tkhd', 'tapt', 'edts', 'mdia'],
  mdia: ['mdhd', 'hdlr', 'elng', 'minf'],
  minf: ['vmhd', 'smhd', 'hdlr', 'dinf', 'stbl'],
  stbl: 'stsd stts ctts cslg stss stsc stsz stz2 stco co64 sdtp sbgp sgpd subs padb'.split(' '),
  moof: ['mfhd', 'traf'],
  traf: ['tfhd', 'tfdt', 'trun', 'sdtp', 'sbgp', 'sgpd', 'subs'],
};
/** Video and sound. Tracks of other kinds contain texts, and places for each second. */
const HANDLERS = ['vide', 'soun'];

interface Box {
  name: string;
  /** The start of its header, the start of its content, and its end. */
  start: number;
  from: number;
  to: number;
}

/**
 * Removes metadata about place and camera from an MP4. All other bytes stay at their positions, since its tables have
 * byte offsets. Removed parts become free space of zeros, in `bytes` itself.
 * @returns false if the file is broken, or has no video track whose data are in the file
 */
export function clearMp4(bytes: Uint8Array<ArrayBuffer>): boolean {
  const data = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const tops = boxesIn(data, 0, bytes.byteLength);
  const movie = tops?.find(({ name }) => name === 'moov');
  const tracks = movie && boxesIn(data, movie.from, movie.to)?.filter(({ name }) => name === 'trak');
  if (!tops || !tracks) return false;
  const media = tops.filter(({ name, from, to }) => name === 'mdat' && to > from);
  const isInFragments = tops.some(({ name }) => name === 'moof');
  let isShown = false;
  for (const track of tracks) {
    const handler = find(data, track, 'mdia', 'hdlr');
    if (!handler || handler.from + 12 > handler.to) return false;
    const kind = nameAt(data, handler.from + 8);
    if (HANDLERS.includes(kind)) {
      // A fragment has its own tables of samples.
      const hasSamples = isInFragments ? media.length > 0 : samplesLieIn(media, data, track);
      if (hasSamples === undefined) return false;
      if (kind === 'vide' && hasSamples) isShown = true;
      continue;
    }
    // In fragments its samples are mixed with the others.
    if (isInFragments || !clearSamples(bytes, data, track)) return false;
    makeFree(bytes, track);
  }
  return isShown && clearBoxes(bytes, data, { name: 'file', start: 0, from: 0, to: bytes.byteLength });
}

/**
 * Returns whether a track has samples, all of them in the file's media data.
 * @returns undefined if its tables are broken, or refer to other places
 */
function samplesLieIn(media: readonly Box[], data: DataView, track: Box): boolean | undefined {
  // The compact form of the size table is not read.
  if (find(data, track, 'mdia', 'minf', 'stbl', 'stz2')) return media.length > 0;
  const chunks = chunksOf(data, track);
  const filled = chunks?.filter(({ length }) => length > 0);
  if (!filled?.every(({ at, length }) => media.some(({ from, to }) => at >= from && at + length <= to)))
    return undefined;
  return filled.length > 0;
}

function clearBoxes(bytes: Uint8Array, data: DataView, within: Box): boolean {
  const stored = KEPT[within.name];
  if (!stored) return true;
  const boxes = boxesIn(data, within.from, within.to);
  if (!boxes) return false;
  for (const box of boxes) {
    if (!stored.includes(box.name)) makeFree(bytes, box);
    else if (!clearBoxes(bytes, data, box)) return false;
  }
  return true;
}

function makeFree(bytes: Uint8Array, { start, from, to }: Box): void {
  bytes.set(new TextEncoder().encode('free'), start + 4);
  bytes.fill(0, from, to);
}

const nameAt = (data: DataView, at: number) =>
  String.fromCharCode(data.getUint8(at), data.getUint8(at + 1), data.getUint8(at + 2), data.getUint8(at + 3));

/** Returns the boxes between two positions; undefined if one of them does not end there. */
function boxesIn(data: DataView, from: number, to: number): Box[] | undefined {
  const boxes: Box[] = [];
  for (let start = from; start < to;) {
    if (start + 8 > to) return undefined;
    const said = data.getUint32(start);
    const isLong = said === 1;
    if (isLong && start + 16 > to) return undefined;
    const size = isLong ? Number(data.getBigUint64(start + 8)) : said === 0 ? to - start : said;
    const head = isLong ? 16 : 8;
    if (size < head || start + size > to) return undefined;
    boxes.push({ name: nameAt(data, start + 4), start, from: start + head, to: start + size });
    start += size;
  }
  return boxes;
}

/** Returns the first box on a path of names within a box. */
function find(data: DataView, within: Box, ...names: string[]): Box | undefined {
  let found: Box | undefined = within;
  for (const name of names) found = found && boxesIn(data, found.from, found.to)?.find((box) => box.name === name);
  return found;
}

/**
 * Fills the samples of a track with zeros.
 * @returns false if the tables with their positions are broken
 */
function clearSamples(bytes: Uint8Array, data: DataView, track: Box): boolean {
  const chunks = chunksOf(data, track);
  if (!chunks) return false;
  for (const { at, length } of chunks) bytes.fill(0, at, at + length);
  return true;
}

/** The position of consecutive samples. */
interface Chunk {
  at: number;
  length: number;
}

/**
 * Returns the chunks of a track, by its tables; undefined if these are broken or refer to positions outside the file.
 */
function chunksOf(data: DataView, track: Box): Chunk[] | undefined {
  const table = (name: string) => find(data, track, 'mdia', 'minf', 'stbl', name);
  const [sizes, runs, long] = [table('stsz'), table('stsc'), table('co64')];
  const places = long ?? table('stco');
  const width = long ? 8 : 4;
  if (!sizes || !runs || !places) return undefined;
  if (sizes.from + 12 > sizes.to || runs.from + 8 > runs.to || places.from + 8 > places.to) return undefined;
  const [sameSize, samples] = [data.getUint32(sizes.from + 4), data.getUint32(sizes.from + 8)];
  const [runCount, count] = [data.getUint32(runs.from + 4), data.getUint32(places.from + 4)];
  if (runs.from + 8 + runCount * 12 > runs.to || places.from + 8 + count * width > places.to) return undefined;
  if (sameSize === 0 && sizes.from + 12 + samples * 4 > sizes.to) return undefined;

  const chunks: Chunk[] = [];
  let [run, sample, inChunk] = [0, 0, 0];
  for (let chunk = 1; chunk <= count; chunk += 1) {
    while (run < runCount && data.getUint32(runs.from + 8 + run * 12) <= chunk) {
      inChunk = data.getUint32(runs.from + 12 + run * 12);
      run += 1;
    }
    const placeAt = places.from + 8 + (chunk - 1) * width;
    const at = long ? Number(data.getBigUint64(placeAt)) : data.getUint32(placeAt);
    const next = Math.min(samples, sample + inChunk);
    let length = sameSize * (next - sample);
    if (sameSize === 0) for (; sample < next; sample += 1) length += data.getUint32(sizes.from + 12 + sample * 4);
    sample = next;
    if (at + length > data.byteLength) return undefined;
    chunks.push({ at, length });
  }
  return sample === samples ? chunks : undefined;
}
