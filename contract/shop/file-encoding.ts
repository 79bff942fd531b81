/*
 * Encodings of text files. Spreadsheets save “CSV UTF-8” as UTF-8, and plain “CSV” as Windows-1252. The browser detects
 * the encoding from the whole file and sends it with each piece. A caller with the whole file detects it from that.
 */

export const FILE_ENCODINGS = ['utf-8', 'windows-1252'] as const;
export type FileEncoding = (typeof FILE_ENCODINGS)[number];

/**
 * Returns the encoding of a text. It is UTF-8 with a byte order mark, without any invalid byte, or with a character of
 * three or four bytes. Such characters do not occur by chance in other text. Two bytes may look like a UTF-8 character
 * by chance, as `É”` in Windows-1252. Then the more frequent encoding decides.
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

/** Returns the length of the sequence that a first byte announces; 0 if it is not a first byte. */
function announcedLength(byte: number): number {
  if (byte < 0x80) return 1;
  if (byte >= 0xc2 && byte <= 0xdf) return 2;
  if (byte >= 0xe0 && byte <= 0xef) return 3;
  return byte >= 0xf0 && byte <= 0xf4 ? 4 : 0;
}

/** Returns the length of the valid UTF-8 sequence at an index (Unicode, table 3-7); 0 if there is none. */
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

/** Returns the remaining bytes of a truncated character of three or four bytes at an index; 1 for another byte. */
export function cutLength(bytes: Uint8Array, at: number): number {
  const length = announcedLength(bytes[at]!);
  if (length < 3) return 1;
  let count = 1;
  while (count < length && isContinuation(bytes[at + count])) count += 1;
  return count;
}
