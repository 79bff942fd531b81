import type { BlogPost, EditedPost } from '#contract/calls/blog.ts';
import type { MediaItem } from '#contract/calls/media.ts';
import type { Product } from '#contract/calls/products.ts';
import { pictureKeysIn, productIdsIn } from '#contract/pages/article.ts';
import { BLOG_RELATED_LIMIT } from '#contract/pages/blog-lists.ts';
import { refuse } from '#contract/calls/refusals.ts';
import { postPreviewPath } from '#contract/pages/paths.ts';
import { publicFiles } from '../../files/media/index.ts';
import { shownProducts } from '../../discovery/product-list/index.ts';
import type { Shop } from '../../shop.ts';
import { isSignedFor, signedPath } from '../../signed-address.ts';
import {
  editedPost,
  editedPostAt,
  movedPost,
  postAfter,
  postBefore,
  postsLike,
  postWithId,
  postWithSlug,
} from './reads.ts';

/** Returns a published post. @throws POST_NOT_FOUND */
export async function readPost(shop: Shop, id: number): Promise<EditedPost> {
  const [[post]] = await shop.read(postWithId(id));
  return post ?? refuse('POST_NOT_FOUND');
}

/** Returns a published post by its address. @throws POST_NOT_FOUND */
export async function readPostBySlug(shop: Shop, slug: string): Promise<EditedPost> {
  const [[post]] = await shop.read(postWithSlug(slug));
  return post ?? refuse('POST_NOT_FOUND');
}

/** Returns a post for staff, published or not. @throws POST_NOT_FOUND */
export async function readEditedPost(shop: Shop, id: number): Promise<EditedPost> {
  const [[post]] = await shop.read(editedPost(id));
  return post ?? refuse('POST_NOT_FOUND');
}

/** Returns a post for staff by its address, published or not. @throws POST_NOT_FOUND */
export async function readEditedPostAt(shop: Shop, slug: string): Promise<EditedPost> {
  const [[post]] = await shop.read(editedPostAt(slug));
  return post ?? refuse('POST_NOT_FOUND');
}

/** The result for a post's address: the post with its related content, another address, or nothing. */
export type FoundPost =
  | ({
      outcome: 'shown';
      post: BlogPost;
      related: BlogPost[];
      before: BlogPost | null;
      after: BlogPost | null;
    } & InText)
  | { outcome: 'moved'; slug: string }
  | { outcome: 'unknown' };

/** Pictures and products in the text of a post, if shoppers may see them. */
interface InText {
  pictures: Pick<MediaItem, 'key' | 'width' | 'height'>[];
  products: Product[];
}

/** Returns the products in a post's text that shoppers see. No round trip if there are none. */
function productsIn({ content }: BlogPost, shop: Shop): Promise<Product[]> {
  const ids = productIdsIn(content);
  return ids.length === 0 ? Promise.resolve([]) : shownProducts(shop, ids);
}

const picturesIn = ({ content }: BlogPost) => publicFiles({ keys: JSON.stringify(pictureKeysIn(content)) });

export async function findPost(shop: Shop, slug: string): Promise<FoundPost> {
  const [[post], [moved]] = await shop.read(postWithSlug(slug), movedPost({ slug }));
  if (!post) return moved ? { outcome: 'moved', slug: moved.slug } : { outcome: 'unknown' };
  const [[related, [before], [after], pictures], products] = await Promise.all([
    shop.read(
      postsLike({ id: post.id, limit: BLOG_RELATED_LIMIT }),
      postBefore(post.id),
      postAfter(post.id),
      picturesIn(post),
    ),
    productsIn(post, shop),
  ]);
  return { outcome: 'shown', post, related, before: before ?? null, after: after ?? null, pictures, products };
}

/** The subject of a preview address's signature. */
const previewOf = (id: number) => `post-preview/${id}`;

/** Returns an address that shows a post as readers see it, published or not, for ten minutes. @throws POST_NOT_FOUND */
export async function readPreview(shop: Shop, id: number): Promise<{ url: string }> {
  await readEditedPost(shop, id);
  return { url: await signedPath(shop, postPreviewPath(id), previewOf(id)) };
}

/** Returns the post of a signed preview; nothing if the address is not valid or the post is removed. */
export async function findPreview(
  shop: Shop,
  id: number,
  query: Parameters<typeof isSignedFor>[2],
): Promise<Extract<FoundPost, { outcome: 'shown' }> | undefined> {
  if (!(await isSignedFor(shop, previewOf(id), query))) return undefined;
  const [[post], related] = await shop.read(editedPost(id), postsLike({ id, limit: BLOG_RELATED_LIMIT }));
  if (!post) return undefined;
  const [[pictures], products] = await Promise.all([shop.read(picturesIn(post)), productsIn(post, shop)]);
  return { outcome: 'shown', post, related, before: null, after: null, pictures, products };
}
