import * as z from 'zod/mini';
import { outboxKind } from '../../platform/outbox/index.ts';
import { pieceKey, piecesOf } from '../../upload-pieces.ts';

/** Removes the pieces of an upload that became a file or was abandoned. */
export const removeUploadPieces = outboxKind(
  'removePieces',
  z.object({ upload: z.string(), size: z.int() }),
  async (shop, { upload, size }) => {
    for (let index = 0; index < piecesOf(size); index += 1) await shop.files.remove(pieceKey(upload, index));
  },
);
