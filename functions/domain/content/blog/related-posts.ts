import type { BlogPost } from '#contract/calls/blog.ts';
import { refuse } from '#contract/calls/refusals.ts';
import type { Shop } from '../../shop.ts';
import { postsLike, postWithId } from './reads.ts';

/** Returns the posts most like one, by tags and category. @throws POST_NOT_FOUND */
export async function relatedPosts(shop: Shop, id: number, limit: number): Promise<BlogPost[]> {
  const [[post], related] = await shop.read(postWithId(id), postsLike({ id, limit }));
  if (!post) refuse('POST_NOT_FOUND');
  return related;
}
