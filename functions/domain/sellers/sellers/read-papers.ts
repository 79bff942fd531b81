import { and, desc, eq, inArray, sql } from 'drizzle-orm';
import type { Staff } from '#contract/calls/actor.ts';
import { refuse } from '#contract/calls/refusals.ts';
import type { SentPaper } from '#contract/calls/sellers.ts';
import { SELLER_PAPERS } from '#contract/states/seller.ts';
import type { SellerPaper } from '#contract/states/seller.ts';
import { media, mediaUses } from '../../../db/schema/index.ts';
import { statement } from '../../../db/statement.ts';
import type { Params } from '../../../db/statement.ts';
import { signedUrl } from '../../files/media/index.ts';
import type { Shop } from '../../shop.ts';
import { managedSellers } from './managed-sellers.ts';

const papersOf = statement((db, params: Params<{ sellerId: number }>) =>
  db
    .select({
      paper: sql<SellerPaper>`${mediaUses.role}`,
      key: media.key,
      name: media.name,
      contentType: media.contentType,
      sentAt: media.createdAt,
    })
    .from(mediaUses)
    .innerJoin(media, eq(media.id, mediaUses.mediaId))
    .where(
      and(
        eq(mediaUses.subject, 'seller'),
        eq(mediaUses.subjectId, params.sellerId),
        inArray(mediaUses.role, [...SELLER_PAPERS]),
      ),
    )
    .orderBy(desc(mediaUses.id)),
);

/**
 * Returns the documents of a business, newest first, including replaced ones, which stay on record. Each has a URL that
 * is valid for ten minutes.
 * @throws SELLER_NOT_FOUND also for another seller's business
 */
export async function readPapers(shop: Shop, staff: Staff, id: number): Promise<SentPaper[]> {
  const { found, papers } = await shop.read({
    found: managedSellers.rowWithId(shop, staff, id),
    papers: papersOf({ sellerId: id }),
  });
  if (found.length === 0) refuse('SELLER_NOT_FOUND');
  return Promise.all(papers.map(async ({ key, ...paper }) => ({ ...paper, url: await signedUrl(shop, key) })));
}
