/*
 * How the letters of a file are written. Spreadsheets save “CSV UTF-8” as UTF-8, and plain “CSV” as Windows-1252. The
 * browser decides over the whole file and says so with each piece it sends; who has the whole file decides over that.
 */

export const FILE_ENCODINGS = ['utf-8', 'windows-1252'] as const;
export type FileEncoding = (typeof FILE_ENCODINGS)[number];

/**
 * Returns how the letters of a file are written. UTF-8 says so by its mark, by having no wrong byte, or by a character of
 * three or four bytes, which other text does not have by chance. Two bytes may look like one of its characters by chance:
 * `É”` of Windows does. Then the more frequent decide.
 */
export function encodingOf(bytes: Uint8Array): FileEncoding {
  if (bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf) return 'utf-8';
  let [pairs, wrong] = [0, 0];
  for (let at = 0; at < bytes.length;) {
    const length = sequenceLength(bytes, at);
    if (length > 2) return 'utf-8';
    if (length === 2) pairs += 1;
    if (length === 0) wrong += 1;
    at += length || 1;
  }
  return wrong > 0 && wrong >= pairs ? 'windows-1252' : 'utf-8';
}

const isContinuation = (byte: number | undefined) => byte !== undefined && byte >= 0x80 && byte <= 0xbf;

/** How many bytes a sequence has that begins with this one; 0 where none does. */
function announcedLength(byte: number): number {
  if (byte < 0x80) return 1;
  if (byte >= 0xc2 && byte <= 0xdf) return 2;
  if (byte >= 0xe0 && byte <= 0xef) return 3;
  return byte >= 0xf0 && byte <= 0xf4 ? 4 : 0;
}

/** Returns the length of the valid UTF-8 sequence at a place (Unicode, table 3-7); 0 where there is none. */
export function sequenceLength(bytes: Uint8Array, at: number): number {
  const [lead, second] = [bytes[at]!, bytes[at + 1] ?? 0];
  const length = announcedLength(lead);
  for (let next = 1; next < length; next += 1) if (!isContinuation(bytes[at + next])) return 0;
  const isWrong =
    (lead === 0xe0 && second < 0xa0) ||
    (lead === 0xed && second > 0x9f) ||
    (lead === 0xf0 && second < 0x90) ||
    (lead === 0xf4 && second > 0x8f);
  return isWrong ? 0 : length;
}

/** Returns how many bytes are left of a character of three or four that was cut off at a place; 1 where it is another byte. */
export function cutLength(bytes: Uint8Array, at: number): number {
  const length = announcedLength(bytes[at]!);
  if (length < 3) return 1;
  let count = 1;
  while (count < length && isContinuation(bytes[at + count])) count += 1;
  return count;
}
