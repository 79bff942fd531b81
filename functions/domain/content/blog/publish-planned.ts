import { sql } from 'drizzle-orm';
import { kolkataDay } from '#contract/shop/dates.ts';
import { blogPosts } from '../../../db/schema/index.ts';
import { statement } from '../../../db/statement.ts';
import type { Params } from '../../../db/statement.ts';
import { pageInvalidationWhere } from '../../platform/page-invalidations/index.ts';
import type { Shop } from '../../shop.ts';

const isDue = (today: unknown) =>
  sql`${blogPosts.status} = 'planned' AND ${blogPosts.publishOn} <= ${today} AND ${blogPosts.archivedAt} IS NULL`;

const publishDue = statement((db, params: Params<{ today: string; now: number }>) =>
  db
    .update(blogPosts)
    .set({
      status: sql`'published'`,
      publishOn: sql`NULL`,
      publishedAt: sql`coalesce(${blogPosts.publishedAt}, ${params.now})`,
      createdAt: sql`CASE WHEN ${blogPosts.publishedAt} IS NULL THEN ${params.now} ELSE ${blogPosts.createdAt} END`,
      updatedAt: sql`${params.now}`,
      version: sql`${blogPosts.version} + 1`,
    })
    .where(isDue(params.today)),
);

const pagesOfDue = pageInvalidationWhere(({ today }: Params<{ today: string }>) => ({
  subjectId: sql`${blogPosts.id}`,
  from: sql`${blogPosts}`,
  condition: isDue(today),
}));

/** Publishes the planned posts whose date has come. */
export async function publishPlannedPosts(shop: Shop): Promise<{ published: number }> {
  const today = kolkataDay(shop.now);
  const [, published] = await shop.write(
    pagesOfDue(shop, { subject: 'post' }, { today }),
    publishDue({ today, now: shop.now }),
  );
  return { published };
}
