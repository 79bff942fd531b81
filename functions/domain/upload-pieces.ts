import { UPLOAD_PIECE_BYTES } from '#contract/calls/files.ts';

/** The pieces of an upload of so many bytes, in their order. */
export const piecesOf = (size: number): number => Math.ceil(size / UPLOAD_PIECE_BYTES);

/** Where a piece of an upload lies, by its place from 0: a private key, of which nobody is handed an address. */
export function pieceKey(upload: string, index: number): string {
  return `private${upload}.p${index}`;
}
