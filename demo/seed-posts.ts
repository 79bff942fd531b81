import { eq, sql } from 'drizzle-orm';
import type { Actor } from '#contract/calls/actor.ts';
import { blogPosts } from '#functions/db/schema/index.ts';
import { statement } from '#functions/db/statement.ts';
import type { Params } from '#functions/db/statement.ts';
import { publishPost } from '#functions/domain/blog/index.ts';
import { useFile } from '#functions/domain/media/index.ts';
import type { Shop } from '#functions/domain/shop.ts';
import { diceOf } from './dice.ts';
import type { SeedPost } from './posts/post.ts';
import type { AttachedPictures } from './seed-pictures.ts';
import { seededRandom } from './seeded-random.ts';

const DAY = 86_400_000;
const HOUR = 3_600_000;
/** What people read in a minute on a phone. */
const WORDS_A_MINUTE = 200;

/** Nobody opened the posts of the demo shop, so its readers are made up here, as its customers are. */
const giveViews = statement((db, params: Params<{ id: number; views: number }>) =>
  db
    .update(blogPosts)
    .set({ views: sql`${params.views}` })
    .where(eq(blogPosts.id, params.id)),
);

/**
 * Publishes the posts of the demo blog, each on its own day.
 * @param hung the pictures of the catalogue, by product: a post shows one of them
 */
export async function seedPosts(
  shop: Shop,
  admin: Actor,
  posts: readonly SeedPost[],
  hung: ReadonlyMap<string, AttachedPictures>,
): Promise<void> {
  // Its own source of chance: another post must not change the story of the shop.
  const dice = diceOf(seededRandom('the readers of the blog'));
  const inOrder = posts.toSorted((one, other) => other.publishedDaysAgo - one.publishedDaysAgo);
  for (const { publishedDaysAgo, pictureOf, ...words } of inOrder) {
    const then = { ...shop, now: shop.now - publishedDaysAgo * DAY - dice.below(8 * HOUR) };
    const { id } = await publishPost(then, admin, {
      ...words,
      content: words.content.trim(),
      readTime: readTimeOf(words.content),
      featured: words.featured ?? false,
      status: 'published',
      publishDate: null,
      imagePath: null,
    });
    const mediaId = pictureFor(hung.get(pictureOf));
    await shop.write(
      giveViews({ id, views: 20 + dice.below(60) + publishedDaysAgo * (1 + dice.below(5)) }),
      ...(mediaId === undefined
        ? []
        : [useFile({ mediaId, subject: 'post', subjectId: id, role: 'main', position: 0 })]),
    );
  }
}

/** A product as it is worn or laid out, or at least its main picture. */
function pictureFor(pictures: AttachedPictures | undefined): number | undefined {
  const styled = pictures?.shared.find(({ role }) => role === 'styled');
  return (styled ?? [...(pictures?.ofWay.values() ?? [])].flat()[0])?.mediaId;
}

function readTimeOf(html: string): string {
  const words = html.replace(/<[^>]*>/g, ' ').match(/\S+/g)?.length ?? 0;
  return `${Math.max(1, Math.ceil(words / WORDS_A_MINUTE))} min read`;
}
