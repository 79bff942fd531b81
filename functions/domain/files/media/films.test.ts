import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { readFileType } from './file-type.ts';
import type { ReadFile } from './file-type.ts';

/** The place of a film, as phones write it (ISO 6709). */
const PLACE = '+17.3616+078.4747/';

const latin1 = (text: string) => Buffer.from(text, 'latin1');
const uint32 = (...values: number[]) => {
  const bytes = Buffer.alloc(values.length * 4);
  for (const [place, value] of values.entries()) bytes.writeUInt32BE(value, place * 4);
  return bytes;
};
const bytesOf = (bytes: Buffer) => Uint8Array.from(bytes);
const textOf = (bytes: Uint8Array) => Buffer.from(bytes).toString('latin1');

const box = (name: string, ...parts: Buffer[]) => {
  const content = Buffer.concat(parts);
  return Buffer.concat([uint32(content.byteLength + 8), latin1(name), content]);
};
/** Returns a track of some samples of eight bytes, all in one chunk. */
const track = (handler: string, chunkAt: number, samples: number) =>
  box(
    'trak',
    box('tkhd', uint32(0)),
    box('udta', box('name', latin1(`taken at ${PLACE}`))),
    box(
      'mdia',
      box('hdlr', uint32(0, 0), latin1(handler), uint32(0, 0, 0)),
      box(
        'minf',
        box(
          'stbl',
          box('stsc', uint32(0, 1, 1, samples, 1)),
          box('stsz', uint32(0, 0, samples), uint32(...Array.from({ length: samples }, () => 8))),
          box('stco', uint32(0, 1, chunkAt)),
        ),
      ),
    ),
  );
/** Returns a film whose data start with two visible samples, and end with two that state a place. */
function mp4(): Buffer {
  const head = box('ftyp', latin1('mp42'), uint32(0));
  const seen = latin1('picture1picture2');
  const movie = (dataAt: number) =>
    box(
      'moov',
      box('mvhd', uint32(0)),
      track('vide', dataAt, 2),
      track('meta', dataAt + seen.byteLength, 2),
      box('udta', box('\xa9xyz', Buffer.from([0, 18, 0, 0]), latin1(PLACE))),
      box('meta', box('keys', latin1('com.apple.quicktime.location.ISO6709')), box('ilst', latin1(PLACE))),
    );
  const dataAt = head.byteLength + movie(0).byteLength + 8;
  const tail = [box('uuid', latin1('0123456789abcdef'), latin1(PLACE)), box('free', latin1(PLACE))];
  return Buffer.concat([head, movie(dataAt), box('mdat', seen, latin1('+17.3616078.4747')), ...tail]);
}

const SIZE_UNKNOWN = Buffer.from('01ffffffffffffff', 'hex');
const element = (id: string, ...parts: Buffer[]) => {
  const content = Buffer.concat(parts);
  return Buffer.concat([Buffer.from(id, 'hex'), Buffer.from([0x08]), uint32(content.byteLength), content]);
};
const webmTrack = (type: number) => element('ae', element('83', Buffer.from([type])));
const webm = (tracks: Buffer[] = [webmTrack(1), webmTrack(2)]) =>
  Buffer.concat([
    element('1a45dfa3', element('4282', latin1('webm'))),
    Buffer.from('18538067', 'hex'),
    SIZE_UNKNOWN,
    element('1549a966', element('2ad7b1', uint32(1_000_000)), element('7ba9', latin1(PLACE))),
    element('1654ae6b', ...tracks),
    Buffer.from('1f43b675', 'hex'),
    SIZE_UNKNOWN,
    element('e7', Buffer.from([0])),
    element('a3', latin1('picture1')),
    element('1254c367', element('7373', element('67c8', latin1('LOCATION'), latin1(PLACE)))),
    element('1f43b675', element('e7', Buffer.from([9])), element('a3', latin1('picture2'))),
  ]);

/** Returns the read film; throws for any other result. */
function fileOf(read: ReturnType<typeof readFileType>): ReadFile {
  if (typeof read !== 'object' || 'megapixels' in read) throw new Error(`It is ${JSON.stringify(read)}.`);
  return read;
}

describe.each([
  ['MP4', mp4, 'video/mp4'],
  ['WebM', webm, 'video/webm'],
] as const)('a film as %s', (_, make, extension) => {
  test('keeps what is seen where it stood, and nothing of where it was taken', () => {
    const sent = make();
    const read = fileOf(readFileType(bytesOf(sent)));
    expect(read).toMatchObject({ mediaType: 'VIDEO', extension });
    const stored = textOf(read.body);
    expect(stored).toHaveLength(sent.byteLength);
    for (const part of ['+17', '78.47', 'LOCATION', 'taken at', 'ISO6709']) expect(stored).not.toContain(part);
    for (const part of ['picture1', 'picture2']) expect(stored.indexOf(part)).toBe(textOf(sent).indexOf(part));
  });

  test('that ends before its end is broken, and with any other byte is never a fault', () => {
    const sent = make();
    expect(readFileType(bytesOf(sent.subarray(0, -1)))).toBe('broken');
    for (let at = 0; at < sent.byteLength; at += 1) {
      for (const value of [0, 1, 0x7f, 0xff]) {
        const changed = bytesOf(sent);
        changed[at] = value;
        expect(() => readFileType(changed)).not.toThrow();
      }
    }
  });
});

test('a WebM with a track of texts is not taken, since these may be places', () => {
  expect(readFileType(bytesOf(webm([webmTrack(1), webmTrack(0x11)])))).toBe('broken');
});

describe('what only begins like a film is broken:', () => {
  const garbage = (bytes: number) => Buffer.from(Array.from({ length: bytes }, (_, at) => (at * 7919 + 13) % 251));
  const head = element('1a45dfa3', element('4282', latin1('webm')));
  const segment = (...parts: Buffer[]) => element('18538067', ...parts);
  const tracks = element('1654ae6b', webmTrack(1));
  const cluster = element('1f43b675', element('e7', Buffer.from([0])), element('a3', latin1('picture1')));
  const ftyp = box('ftyp', latin1('mp42'), uint32(0));
  const movie = (...tracksOfIt: Buffer[]) => box('moov', box('mvhd', uint32(0)), ...tracksOfIt);

  test.each<[string, Buffer]>([
    ['a head of WebM and 24 kB of anything', Buffer.concat([Buffer.from('1a45dfa3', 'hex'), garbage(24_000)])],
    ['a head of WebM around 24 kB of anything', element('1a45dfa3', garbage(24_000))],
    ['a head of WebM alone', head],
    ['a WebM without tracks', Buffer.concat([head, segment(cluster)])],
    ['a WebM that is only heard', Buffer.concat([head, segment(element('1654ae6b', webmTrack(2)), cluster)])],
    [
      'a WebM without a frame',
      Buffer.concat([head, segment(tracks, element('1f43b675', element('e7', Buffer.from([0]))))]),
    ],
    [
      'a WebM whose pictures are no elements',
      Buffer.concat([head, segment(tracks, element('1f43b675', Buffer.alloc(99, 0xff)))]),
    ],
    [
      'another kind of EBML',
      Buffer.concat([element('1a45dfa3', element('4282', latin1('other'))), segment(tracks, cluster)]),
    ],
    ['a head of MP4 and 24 kB of anything', Buffer.concat([ftyp, garbage(24_000)])],
    ['a head of MP4 and an empty movie', Buffer.concat([ftyp, movie()])],
    ['an MP4 that is only heard', Buffer.concat([ftyp, movie(track('soun', 0, 0)), box('mdat', latin1('sound'))])],
    ['an MP4 without data', Buffer.concat([ftyp, movie(track('vide', 24, 2))])],
    ['an MP4 without a picture', Buffer.concat([ftyp, movie(track('vide', 24, 0)), box('mdat', latin1('data'))])],
    [
      'an MP4 whose pictures lie outside of its data',
      Buffer.concat([ftyp, movie(track('vide', 0, 2)), box('mdat', Buffer.alloc(16))]),
    ],
  ])('%s', (_, sent) => {
    expect(readFileType(bytesOf(sent))).toBe('broken');
  });

  test('and each of these would be a film with what it lacks', () => {
    expect(readFileType(bytesOf(Buffer.concat([head, segment(tracks, cluster)])))).toMatchObject({ ending: 'webm' });
    const dataAt = (movieBytes: number) => ftyp.byteLength + movieBytes + 8;
    const sized = movie(track('vide', 0, 2)).byteLength;
    const film = Buffer.concat([ftyp, movie(track('vide', dataAt(sized), 2)), box('mdat', Buffer.alloc(16))]);
    expect(readFileType(bytesOf(film))).toMatchObject({ ending: 'mp4' });
  });
});

test('an MP4 in fragments is a film, though its movie has no samples', () => {
  const fragment = box('moof', box('mfhd', uint32(0, 1)), box('traf', box('tfhd', uint32(0, 1))));
  const movie = box('moov', box('mvhd', uint32(0)), track('vide', 0, 0), box('mvex', box('trex', uint32(0, 1))));
  const head = box('ftyp', latin1('iso5'), uint32(0));
  expect(readFileType(bytesOf(Buffer.concat([head, movie, fragment, box('mdat', Buffer.alloc(16))])))).toMatchObject({
    ending: 'mp4',
  });
  expect(readFileType(bytesOf(Buffer.concat([head, movie, fragment])))).toBe('broken');
});

test('a WebM that tells nothing but what it shows stays as it is, but for the tags of its encoder', () => {
  const sent = readFileSync(new URL('../../../../demo/media/rose-halo-oval-ring-turntable.webm', import.meta.url));
  const read = fileOf(readFileType(bytesOf(sent)));
  const changed = sent.filter((byte, at) => byte !== read.body[at]).byteLength;
  expect(read.body.byteLength).toBe(sent.byteLength);
  expect(changed).toBeLessThan(400);
  expect(textOf(read.body)).not.toContain('ENCODER');
});
