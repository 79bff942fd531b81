import type { BlogCategory, BlogPost } from '#contract/calls/blog.ts';
import type { Shop } from '../../shop.ts';
import { categoriesOfPosts, featuredPost, tagsOfPosts } from './reads.ts';

/** The categories that have posts, by name. */
export async function listPostCategories(shop: Shop): Promise<BlogCategory[]> {
  const [categories] = await shop.read(categoriesOfPosts());
  return categories;
}

/** The tags that have posts, those of most posts first. */
export async function listPostTags(shop: Shop): Promise<string[]> {
  const [tags] = await shop.read(tagsOfPosts());
  return tags;
}

export async function readFeaturedPost(shop: Shop): Promise<BlogPost | null> {
  const [[post]] = await shop.read(featuredPost());
  return post ?? null;
}
