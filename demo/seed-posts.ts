import { eq, sql } from 'drizzle-orm';
import type { Actor } from '#contract/calls/actor.ts';
import { productPath } from '#contract/pages/paths.ts';
import { escapeMarkup } from '#contract/shop/markup.ts';
import { blogPosts } from '#functions/db/schema/index.ts';
import { statement } from '#functions/db/statement.ts';
import type { Params } from '#functions/db/statement.ts';
import { publishPost } from '#functions/domain/content/blog/index.ts';
import { useFile } from '#functions/domain/files/media/index.ts';
import type { Shop } from '#functions/domain/shop.ts';
import { diceOf } from './dice.ts';
import type { SeedPost } from './posts/post.ts';
import type { AttachedPictures } from './seed-pictures.ts';
import { seededRandom } from './seeded-random.ts';

const DAY = 86_400_000;
const HOUR = 3_600_000;
/** The reading speed on a phone. */
const WORDS_A_MINUTE = 200;

/** The demo shop's posts have no real readers, so their views are invented, like its customers. */
const giveViews = statement((db, params: Params<{ id: number; views: number }>) =>
  db
    .update(blogPosts)
    .set({ views: sql`${params.views}` })
    .where(eq(blogPosts.id, params.id)),
);

/** A product in a post. */
interface ShownPiece {
  id: number;
  name: string;
  pictures: AttachedPictures;
}

/**
 * Publishes the posts of the demo blog, each on its own day, with a picture of a product above it and the product
 * itself at its end.
 * @param pieces the products of the catalogue, by their addresses
 */
export async function seedPosts(
  shop: Shop,
  admin: Actor,
  posts: readonly SeedPost[],
  pieces: ReadonlyMap<string, ShownPiece>,
): Promise<void> {
  // A random source of its own, so that another post does not change the story of the shop.
  const dice = diceOf(seededRandom('the readers of the blog'));
  const inOrder = posts.toSorted((one, other) => other.publishedDaysAgo - one.publishedDaysAgo);
  for (const { publishedDaysAgo, pictureOf, ...words } of inOrder) {
    const then = { ...shop, now: shop.now - publishedDaysAgo * DAY - dice.below(8 * HOUR) };
    const piece = pieces.get(pictureOf);
    const { id } = await publishPost(then, admin, {
      ...words,
      content: words.content.trim() + (piece ? paragraphOf(pictureOf, piece) : ''),
      readTime: readTimeOf(words.content),
      featured: words.featured ?? false,
      status: 'published',
      publishDate: null,
      imagePath: null,
    });
    const mediaId = pictureFor(piece?.pictures);
    await shop.write(
      giveViews({ id, views: 20 + dice.below(60) + publishedDaysAgo * (1 + dice.below(5)) }),
      ...(mediaId === undefined
        ? []
        : [useFile({ mediaId, subject: 'post', subjectId: id, role: 'main', position: 0 })]),
    );
  }
}

/** Returns the paragraph that represents a product in a text. */
function paragraphOf(seoUrl: string, { id, name }: ShownPiece): string {
  return `<p data-product="${id}"><a href="${productPath(seoUrl)}">${escapeMarkup(name)}</a></p>`;
}

/** Returns the styled or worn picture of a product, or at least its main one. */
function pictureFor(pictures: AttachedPictures | undefined): number | undefined {
  const styled = pictures?.shared.find(({ role }) => role === 'styled');
  return (styled ?? [...(pictures?.ofWay.values() ?? [])].flat()[0])?.mediaId;
}

function readTimeOf(html: string): string {
  const words = html.replace(/<[^>]*>/g, ' ').match(/\S+/g)?.length ?? 0;
  return `${Math.max(1, Math.ceil(words / WORDS_A_MINUTE))} min read`;
}
