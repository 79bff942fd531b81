import { sql } from 'drizzle-orm';
import { media, redirects } from '../../../db/schema/index.ts';
import { statement } from '../../../db/statement.ts';
import type { Params } from '../../../db/statement.ts';
import type { Shop } from '../../shop.ts';

const presentKey = statement((db, params: Params<{ key: string }>) =>
  db
    .select({ key: media.key })
    .from(redirects)
    .innerJoin(media, sql`${media.id} = ${redirects.subjectId} AND ${media.isPublic}`)
    .where(sql`${redirects.kind} = 'file' AND ${redirects.fromSeoUrl} = ${params.key}`),
);

/** Returns the present key of a picture that was replaced; undefined if it was not. */
export async function movedFile(shop: Pick<Shop, 'read'>, key: string): Promise<string | undefined> {
  const [[found]] = await shop.read(presentKey({ key }));
  return found?.key;
}
