import { rawWrite } from '../../../db/statement.ts';
import type { Statement } from '../../../db/statement.ts';
import type { Shop } from '../../shop.ts';

/** Has the bytes under a key removed, whatever happens to this process. */
export function bytesRemoval({ now }: Pick<Shop, 'now'>, key: string): Statement<number> {
  return rawWrite(
    `INSERT INTO outbox (kind, key, payload, next_at, created_at)
       VALUES ('removeFile', 'remove-file-' || ?, json_object('key', ?), ?, ?) ON CONFLICT DO NOTHING`,
    [key, key, now, now],
  );
}
