import type { BlogPost, PostCard } from '#contract/calls/blog.ts';
import { BLOG_PAGE_SIZE, keyOf } from '#contract/pages/blog-lists.ts';
import type { BlogCategoryPage, BlogPage, BlogPages, BlogTagPage, PostPage } from '#contract/pages/blog.ts';
import {
  categoriesOfPosts,
  featuredPost,
  findPost,
  findPreview,
  postsPage,
  tagsOfPosts,
  tagWithKey,
} from '../domain/content/blog/index.ts';
import type { FoundPost, PostsAsked } from '../domain/content/blog/index.ts';
import type { Shop } from '../domain/shop.ts';
import type { Site } from './site.ts';

/** The number of tags in a list: those with the most posts. */
const TAGS_SHOWN = 24;

/** A promise lets the caller read the frame in parallel to the page. */
type WithFrame = Pick<Site, 'frame'> | Promise<Pick<Site, 'frame'>>;

/** Reads everything a list of the blog shows, in one round trip. */
async function readList(shop: Shop, which: Pick<PostsAsked, 'category' | 'tag'>, page: number) {
  const input = { ...which, withoutFeatured: which.tag === undefined, page: page - 1, size: BLOG_PAGE_SIZE };
  const [posts, total, [featured], categories, tags, [tagName]] = await shop.read(
    ...postsPage(input),
    featuredPost(),
    categoriesOfPosts(),
    tagsOfPosts(),
    tagWithKey(keyOf(which.tag ?? '')),
  );
  const pageCount = Math.max(1, Math.ceil(total / BLOG_PAGE_SIZE));
  return {
    list: { posts: posts.map(cardOf), page, pageCount, categories, tags: tags.slice(0, TAGS_SHOWN) },
    // The featured post is separate from the list, and only on its first page.
    featured: featured && page === 1 ? cardOf(featured) : null,
    tagName,
  };
}

export async function blogPage(shop: Shop, site: WithFrame, page = 1): Promise<BlogPage> {
  const [{ frame }, { list, featured }] = await Promise.all([site, readList(shop, {}, page)]);
  return { kind: 'blog', frame, featured, ...list };
}

/** Returns a category's page, for any spelling of its name. It has no posts if there is no such category. */
export async function blogCategoryPage(
  shop: Shop,
  site: WithFrame,
  input: string,
  page = 1,
): Promise<BlogCategoryPage> {
  const key = keyOf(input);
  const [{ frame }, { list, featured }] = await Promise.all([site, readList(shop, { category: key }, page)]);
  const category = list.categories.find(({ id }) => id === key) ?? { id: key, name: input.replaceAll('-', ' ') };
  const isOfIt = featured !== null && keyOf(featured.category) === key;
  return { kind: 'blog-category', frame, category, featured: isOfIt ? featured : null, ...list };
}

/** Returns the page of a tag, for any spelling. It has no posts if no post has the tag. */
export async function blogTagPage(shop: Shop, site: WithFrame, input: string, page = 1): Promise<BlogTagPage> {
  const [{ frame }, { list, tagName }] = await Promise.all([site, readList(shop, { tag: input }, page)]);
  return { kind: 'blog-tag', frame, tag: tagName ?? input, ...list };
}

/** Returns the page at a post's address, or its redirect. */
export async function postPage(shop: Shop, site: WithFrame, slug: string): Promise<PostPage | { movedTo: string }> {
  const [{ frame }, found] = await Promise.all([site, findPost(shop, slug)]);
  switch (found.outcome) {
    case 'unknown':
      return { kind: 'post', frame, post: null, pictures: [], products: [], related: [], before: null, after: null };
    case 'moved':
      return { movedTo: found.slug };
    case 'shown':
      return { kind: 'post', frame, ...shownPost(found) };
  }
}

/** Returns the page of a post at a signed address, published or not; undefined when the address is invalid. */
export async function postPreviewPage(
  shop: Shop,
  site: WithFrame,
  id: number,
  query: Parameters<typeof findPreview>[2],
): Promise<PostPage | undefined> {
  const [{ frame }, found] = await Promise.all([site, findPreview(shop, id, query)]);
  return found && { kind: 'post', frame, ...shownPost(found) };
}

function shownPost({ post, pictures, products, related, before, after }: Extract<FoundPost, { outcome: 'shown' }>) {
  return {
    post,
    pictures,
    products,
    related: related.map(cardOf),
    before: before && { slug: before.slug, title: before.title },
    after: after && { slug: after.slug, title: after.title },
  };
}

/** Tells whether a list has posts. A list without posts exists but is not indexed. */
export function hasPosts(page: Exclude<BlogPages, PostPage>): boolean {
  return page.posts.length > 0 || ('featured' in page && page.featured !== null);
}

function cardOf({ content: _, ...card }: BlogPost): PostCard {
  return card;
}
