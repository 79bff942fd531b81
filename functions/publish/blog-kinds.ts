import { ALL_POSTS_ID, keyOf } from '#contract/pages/blog-lists.ts';
import { BLOG_PATH, blogCategoryPath, blogTagPath, postPath } from '#contract/pages/paths.ts';
import type { BlogPages, PostPage } from '#contract/pages/blog.ts';
import { postShareImage } from '#contract/pages/share-image.ts';
import { readPage } from '#contract/pages/url-params.ts';
import {
  blogAddresses,
  categoriesOfPosts,
  categoryKeys,
  findPost,
  formerAddresses,
  tagKeys,
  tagsOfPosts,
} from '../domain/content/blog/index.ts';
import type { Shop } from '../domain/shop.ts';
import { blogCategoryPage, blogPage, blogTagPage, hasPosts, postPage } from './blog-pages.ts';
import { foundAt, listing } from './page-kind.ts';
import type { LiveSource, PageKind } from './page-kind.ts';
import { readSite } from './site.ts';
import type { Site } from './site.ts';

/*
 * The blog. A post is shown in lists, next to its neighbours and below similar posts. So one change outdates all pages
 * of the blog. A change of products outdates the posts, since a text may show a product with its price. Pages without a
 * file are rendered on request: further pages of lists, posts newer than the last publish, and redirects.
 */

type ListPage = Exclude<BlogPages, PostPage>;

export const blogKind: PageKind = {
  paths: [BLOG_PATH],
  read: (shop, { site }) => blogPage(shop, site),
  live: liveList(
    'The blog.',
    () => BLOG_PATH,
    (shop, site, _, page) => blogPage(shop, site, page),
  ),
  changedBy: { post: 'all' },
  found: foundAt(BLOG_PATH),
};

export const postKind: PageKind = {
  paths: ['/blog/:slug'],
  async read(shop, { site }, slug) {
    const page = await postPage(shop, site, slug!);
    return 'kind' in page && page.post ? page : undefined;
  },
  files: listing(
    () => [blogAddresses({})] as const,
    ([posts]) => posts.flatMap(({ slug, shown }) => (shown ? [postPath(slug)] : [])),
  ),
  live: {
    summary: 'A post; a former address leads to the present one.',
    async answer(shop, { parts: [slug] }) {
      const page = await postPage(shop, readSite(shop), slug!);
      if ('movedTo' in page) return { movedTo: postPath(page.movedTo) };
      return page.post ? { page, path: postPath(slug!) } : { page, path: postPath('none'), status: 404 };
    },
  },
  changedBy: { post: 'all', product: 'all' },
  gone: {
    by: 'post',
    paths: listing(
      () => [blogAddresses({}), formerAddresses({})] as const,
      ([posts, former]) => {
        const shown = new Set(posts.flatMap((post) => (post.shown ? [post.slug] : [])));
        return [...former, ...posts].flatMap(({ slug }) => (shown.has(slug) ? [] : [postPath(slug)]));
      },
    ),
  },
  found: listing(
    () => [blogAddresses({})] as const,
    ([posts]) => posts.filter(({ shown }) => shown).map(({ slug }) => ({ path: postPath(slug) })),
  ),
  async shareImage(shop, slug) {
    const found = await findPost(shop, slug);
    return found.outcome === 'shown' ? postShareImage(found.post) : undefined;
  },
};

export const blogCategoryKind: PageKind = {
  paths: ['/blog/category/:name'],
  read: (shop, { site }, key) => withPosts(blogCategoryPage(shop, site, key!)),
  files: listing(
    () => [categoryKeys({})] as const,
    ([categories]) => categories.filter(isFileName).map(({ key }) => blogCategoryPath(key)),
  ),
  live: liveList('A category of the blog.', blogCategoryPath, blogCategoryPage),
  changedBy: { post: 'all' },
  found: listing(
    () => [categoriesOfPosts()] as const,
    ([categories]) => categories.map(({ id }) => ({ path: blogCategoryPath(id) })),
  ),
};

export const blogTagKind: PageKind = {
  paths: ['/blog/tag/:name'],
  read: (shop, { site }, key) => withPosts(blogTagPage(shop, site, key!)),
  files: listing(
    () => [tagKeys({})] as const,
    ([tags]) => tags.filter(isFileName).map(({ key }) => blogTagPath(key)),
  ),
  live: liveList('The posts with a tag.', blogTagPath, blogTagPage),
  changedBy: { post: 'all' },
  found: listing(
    () => [tagsOfPosts()] as const,
    ([tags]) => tags.map((tag) => ({ path: blogTagPath(keyOf(tag)) })),
  ),
};

/** Returns a list of the blog, at the page number in its address. */
function liveList(
  summary: string,
  pathOf: (key: string) => string,
  pageOf: (shop: Shop, site: Promise<Site>, name: string, page: number) => Promise<ListPage>,
): LiveSource {
  return {
    summary,
    async answer(shop, { parts: [name = ''], query }) {
      if (pathOf(keyOf(name)) === blogCategoryPath(ALL_POSTS_ID)) return { movedTo: BLOG_PATH };
      const number = readPage(query);
      const page = await pageOf(shop, readSite(shop), name, number);
      const isThere = hasPosts(page) || (page.kind === 'blog' && number === 1);
      return { page, path: pathOf(keyOf(name) || 'none'), status: isThere ? 200 : 404 };
    },
  };
}

async function withPosts(list: Promise<ListPage>): Promise<ListPage | undefined> {
  const page = await list;
  return hasPosts(page) ? page : undefined;
}

/**
 * Tells whether a key is a plain file name. The build names files by the unencoded address, so keys in other scripts
 * are rendered on request.
 */
function isFileName({ key }: { key: string }): boolean {
  return /^[a-z0-9-]+$/.test(key);
}
