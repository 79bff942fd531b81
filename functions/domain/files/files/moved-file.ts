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

/** The key under which a picture lies now that another was put in its place; nothing where it was not. */
export async function movedFile(shop: Pick<Shop, 'read'>, key: string): Promise<string | undefined> {
  const [[found]] = await shop.read(presentKey({ key }));
  return found?.key;
}
