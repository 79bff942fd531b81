import { UPLOAD_PIECE_BYTES } from '#contract/calls/files.ts';

/** Returns the number of pieces of an upload of this many bytes. */
export const piecesOf = (size: number): number => Math.ceil(size / UPLOAD_PIECE_BYTES);

/** Returns the private storage key of a piece of an upload, by its index from 0. No URL is ever given out for it. */
export function pieceKey(upload: string, index: number): string {
  return `private${upload}.p${index}`;
}
