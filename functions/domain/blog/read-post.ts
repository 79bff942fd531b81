import type { BlogPost, EditedPost } from '#contract/calls/blog.ts';
import { BLOG_RELATED_LIMIT } from '#contract/pages/blog-lists.ts';
import { refuse } from '#contract/calls/refusals.ts';
import type { Shop } from '../shop.ts';
import { movedPost, postAfter, postBefore, postsLike, postWithId, postWithSlug } from './reads.ts';

/** @throws POST_NOT_FOUND */
export async function readPost(shop: Shop, id: number): Promise<EditedPost> {
  const [[post]] = await shop.read(postWithId(id));
  return post ?? refuse('POST_NOT_FOUND');
}

/** @throws POST_NOT_FOUND */
export async function readPostBySlug(shop: Shop, slug: string): Promise<EditedPost> {
  const [[post]] = await shop.read(postWithSlug(slug));
  return post ?? refuse('POST_NOT_FOUND');
}

/** What stands at a post's address: the post with what is read beside it, another address, or nothing. */
export type FoundPost =
  | { outcome: 'shown'; post: BlogPost; related: BlogPost[]; before: BlogPost | null; after: BlogPost | null }
  | { outcome: 'moved'; slug: string }
  | { outcome: 'unknown' };

export async function findPost(shop: Shop, slug: string): Promise<FoundPost> {
  const [[post], [moved]] = await shop.read(postWithSlug(slug), movedPost({ slug }));
  if (!post) return moved ? { outcome: 'moved', slug: moved.slug } : { outcome: 'unknown' };
  const [related, [before], [after]] = await shop.read(
    postsLike({ id: post.id, limit: BLOG_RELATED_LIMIT }),
    postBefore(post.id),
    postAfter(post.id),
  );
  return { outcome: 'shown', post, related, before: before ?? null, after: after ?? null };
}
