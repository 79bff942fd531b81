/** Bytes of a file, the first and the last one included, counted from 0. */
export interface ByteRange {
  first: number;
  last: number;
}

/** One range: `0-499`, `500-`, or `-500` for the last 500 bytes. More digits than 15 are no size of a file. */
const ONE_RANGE = /^bytes=[ \t]*(?:(\d{1,15})-(\d{0,15})|-(\d{1,15}))[ \t]*$/i;

/**
 * Returns the part of a file that a Range header names (RFC 9110, section 14).
 * @param bytes the size of the file
 * @returns undefined when the whole file is the answer: without a header, with another unit, with a malformed range, and
 *   with several ranges, which a server may answer with the whole file; `'outside'` when the file has no such part
 */
export function rangeOf(header: string | undefined, bytes: number): ByteRange | 'outside' | undefined {
  const match = ONE_RANGE.exec(header ?? '');
  if (!match) return undefined;
  const [, from, to, suffix] = match;
  if (suffix !== undefined) {
    const length = Math.min(Number(suffix), bytes);
    return length === 0 ? 'outside' : { first: bytes - length, last: bytes - 1 };
  }
  const first = Number(from);
  if (to !== '' && Number(to) < first) return undefined;
  if (first >= bytes) return 'outside';
  return { first, last: to === '' ? bytes - 1 : Math.min(Number(to), bytes - 1) };
}

/** Whether an If-None-Match header names a tag or any tag, so that its client has the present content. Compares weakly. */
export function hasTag(header: string | undefined, tag: string): boolean {
  if (header === undefined) return false;
  if (header.trim() === '*') return true;
  const opaque = (text: string) => text.trim().replace(/^W\//, '');
  return header.split(',').some((each) => opaque(each) === opaque(tag));
}

/**
 * Whether a Range header counts. With If-Range it counts only if that is the strong tag of the present content. A date
 * never matches, since files are sent without Last-Modified.
 */
export function mayResume(ifRange: string | undefined, tag: string): boolean {
  return ifRange === undefined || (!tag.startsWith('W/') && ifRange.trim() === tag);
}
