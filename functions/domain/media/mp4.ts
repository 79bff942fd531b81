/**
 * The boxes that play a film, by the box they stand in (ISO/IEC 14496-12). Others tell things: `udta`, `meta` and `uuid`
 * hold where it was taken (3GPP TS 26.244, 8.10; QuickTime's `com.apple.quicktime.location.ISO6709`).
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
/** What is seen and heard. Tracks of other kinds hold texts and places by the second. */
const HANDLERS = ['vide', 'soun'];

interface Box {
  name: string;
  /** Where its head begins, its content begins, and it ends. */
  start: number;
  from: number;
  to: number;
}

/**
 * Takes out of an MP4 what tells where and with what it was taken. All stays at its place, since tables in it count
 * bytes: what goes is made free space of zeros, in `bytes` itself.
 * @returns false where it is broken
 */
export function clearMp4(bytes: Uint8Array<ArrayBuffer>): boolean {
  const data = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const tops = boxesIn(data, 0, bytes.byteLength);
  const movie = tops?.find(({ name }) => name === 'moov');
  const tracks = movie && boxesIn(data, movie.from, movie.to)?.filter(({ name }) => name === 'trak');
  if (!tops || !tracks) return false;
  for (const track of tracks) {
    const handler = find(data, track, 'mdia', 'hdlr');
    if (!handler || handler.from + 12 > handler.to) return false;
    if (HANDLERS.includes(nameAt(data, handler.from + 8))) continue;
    // In fragments its samples stand among the others.
    if (tops.some(({ name }) => name === 'moof') || !clearSamples(bytes, data, track)) return false;
    makeFree(bytes, track);
  }
  return clearBoxes(bytes, data, { name: 'file', start: 0, from: 0, to: bytes.byteLength });
}

function clearBoxes(bytes: Uint8Array, data: DataView, within: Box): boolean {
  const kept = KEPT[within.name];
  if (!kept) return true;
  const boxes = boxesIn(data, within.from, within.to);
  if (!boxes) return false;
  for (const box of boxes) {
    if (!kept.includes(box.name)) makeFree(bytes, box);
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

/** The boxes between two places; nothing where one of them does not end there. */
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

/** The first box of a name in the first of another in … a box. */
function find(data: DataView, within: Box, ...names: string[]): Box | undefined {
  let found: Box | undefined = within;
  for (const name of names) found = found && boxesIn(data, found.from, found.to)?.find((box) => box.name === name);
  return found;
}

/** Makes the samples of a track zeros, by the tables that say where they are. @returns false where these are broken */
function clearSamples(bytes: Uint8Array, data: DataView, track: Box): boolean {
  const table = (name: string) => find(data, track, 'mdia', 'minf', 'stbl', name);
  const [sizes, runs, long] = [table('stsz'), table('stsc'), table('co64')];
  const places = long ?? table('stco');
  const width = long ? 8 : 4;
  if (!sizes || !runs || !places) return false;
  if (sizes.from + 12 > sizes.to || runs.from + 8 > runs.to || places.from + 8 > places.to) return false;
  const [sameSize, samples] = [data.getUint32(sizes.from + 4), data.getUint32(sizes.from + 8)];
  const [runCount, chunks] = [data.getUint32(runs.from + 4), data.getUint32(places.from + 4)];
  if (runs.from + 8 + runCount * 12 > runs.to || places.from + 8 + chunks * width > places.to) return false;
  if (sameSize === 0 && sizes.from + 12 + samples * 4 > sizes.to) return false;

  let [run, sample, inChunk] = [0, 0, 0];
  for (let chunk = 1; chunk <= chunks; chunk += 1) {
    while (run < runCount && data.getUint32(runs.from + 8 + run * 12) <= chunk) {
      inChunk = data.getUint32(runs.from + 12 + run * 12);
      run += 1;
    }
    const at = places.from + 8 + (chunk - 1) * width;
    const place = long ? Number(data.getBigUint64(at)) : data.getUint32(at);
    const next = Math.min(samples, sample + inChunk);
    let length = sameSize * (next - sample);
    if (sameSize === 0) for (; sample < next; sample += 1) length += data.getUint32(sizes.from + 12 + sample * 4);
    sample = next;
    if (place + length > bytes.byteLength) return false;
    bytes.fill(0, place, place + length);
  }
  return sample === samples;
}
