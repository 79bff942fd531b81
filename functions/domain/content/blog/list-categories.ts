import type { BlogCategory, BlogPost } from '#contract/calls/blog.ts';
import type { Shop } from '../../shop.ts';
import { categoriesOfPosts, featuredPost, tagsOfPosts } from './reads.ts';

/** Returns the categories that have posts, by name. */
export async function listPostCategories(shop: Shop): Promise<BlogCategory[]> {
  const [categories] = await shop.read(categoriesOfPosts());
  return categories;
}

/** Returns the tags that have posts, those with most posts first. */
export async function listPostTags(shop: Shop): Promise<string[]> {
  const [tags] = await shop.read(tagsOfPosts());
  return tags;
}

export async function readFeaturedPost(shop: Shop): Promise<BlogPost | null> {
  const [[post]] = await shop.read(featuredPost());
  return post ?? null;
}
